import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { appFiles } from './src/app/plugin.ts'

const server = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:8710'

/** The chunk for a file of words: one for each language; English is part of the client. */
function wordsOf(file: string): string | null {
  const [, language] = /(\w+)\.ftl/.exec(file) ?? []
  return language === undefined || language === 'en' ? null : `words-${language}`
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), appFiles()],
  base: '/',
  build: {
    // Served by the Python package, which carries it along.
    outDir: '../src/kontor/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
    manifest: true, // which file needs which: for scripts/page_size.py
    rolldownOptions: {
      // Whoever reads another language than English loads one file for it.
      output: { codeSplitting: { groups: [{ name: wordsOf, test: /\/words\/.*\.ftl/ }] } },
      checks: { bundlerTimings: false }, // on a busy machine it complains of being slow
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    pool: 'vmThreads', // a document for each file without building it anew: three times as fast
  },
})
