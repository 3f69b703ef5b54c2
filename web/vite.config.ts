import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { appFiles, rootAddresses } from './src/app/plugin.ts'

/** Turns off warnings that appear on any busy machine. */
const QUIET = { bundlerTimings: false }

const server = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:8710'

/** Puts the words of a language into one chunk. English is part of the client, and the editor has separate chunks. */
function wordsOf(file: string): string | null {
  const [, language] = /(\w+)\.ftl/.exec(file) ?? []
  return language === undefined || language === 'en' ? null : `words-${language}`
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), appFiles(), rootAddresses()],
  base: './', // the static page works under any path
  worker: { format: 'es', rolldownOptions: { checks: QUIET } },
  build: {
    // Inside the Python package, which serves the files.
    outDir: '../src/kontor/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids data: URLs
    modulePreload: { polyfill: false }, // the polyfill would be an inline script
    manifest: true, // lists the dependencies of each file, for scripts/page_size.py
    rolldownOptions: {
      input: ['index.html', 'page.html'], // with a server, and as a static page
      // Other languages than English need one more file.
      output: { codeSplitting: { groups: [{ name: wordsOf, test: /\/src\/words\/.*\.ftl/ }] } },
      checks: QUIET,
    },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    pool: 'vmThreads', // a fresh document per file without a new process: three times as fast
  },
})
