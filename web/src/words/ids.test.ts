import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const WORDS = import.meta.dirname
const SOURCES = join(WORDS, '..')
const SHARED = join(WORDS, '../../../src/kontor/words/en.ftl')

function idsIn(file: string): string[] {
  return new FluentResource(readFileSync(file, 'utf-8')).body.map((message) => message.id)
}

const own = readdirSync(WORDS).filter((file) => file.endsWith('en.ftl')).flatMap((file) => idsIn(join(WORDS, file)))
const shared = idsIn(SHARED)
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf-8') }))

test('everything that the client says has words', () => {
  const said = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\bsay\(\s*['"]([\w-]+)['"]/g), ([, id]) => ({ file, id: id! })),
  )
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter(({ id }) => !own.includes(id) && !shared.includes(id))).toEqual([])
})

test('no words of the client are idle', () => {
  const used = (id: string): boolean => sources.some(({ text }) => text.includes(`'${id}'`))
  expect(own.filter((id) => !used(id))).toEqual([])
})

test('no id has words twice', () => {
  const all = [...own, ...shared]
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([])
})
