/** Build plugin for the files of the installed app: the service worker and the offline page. */

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { offlinePage } from './offline.ts'

const HERE = import.meta.dirname
const WORDS = join(HERE, '../words')
const PUBLIC = join(HERE, '../../public')
/** Matches `de.ftl`, not `table.de.ftl`. */
const OF_EVERY_PAGE = /^\w+\.ftl$/

/** Returns the messages used on every page, by language. */
export function texts(): Record<string, string> {
  const files = readdirSync(WORDS).filter((file) => OF_EVERY_PAGE.test(file))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.ftl'.length), readFileSync(join(WORDS, file), 'utf-8')]),
  )
}

/**
 * Returns a version that changes with every build. Built files have a hash in their names, and all other files get one
 * here.
 */
export function versionOf(made: readonly string[], folder: string): string {
  const hash = createHash('sha256').update(made.join('\n'))
  for (const file of readdirSync(folder).sort()) hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

export function appFiles(): Plugin {
  return {
    name: 'kontor-app',
    apply: 'build',
    generateBundle(_, bundle) {
      const page = offlinePage(texts())
      const worker = readFileSync(join(HERE, 'service-worker.js'), 'utf-8')
      const version = versionOf([...Object.keys(bundle).sort(), page, worker], PUBLIC)
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker.replace('__VERSION__', version) })
    },
  }
}

/** Makes the addresses in the server's page absolute, because the server sends this page for any path. */
export function rootAddresses(): Plugin {
  return {
    name: 'kontor-root-addresses',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type === 'asset') page.source = String(page.source).replaceAll('="./', '="/')
    },
  }
}
