import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { LANGUAGES } from './words.svelte'

const WORDS = import.meta.dirname
const SOURCES = join(WORDS, '..')
const SHARED = join(WORDS, '../../../src/kontor/words')

type Message = FluentResource['body'][number]

function messagesIn(file: string): Message[] {
  return new FluentResource(readFileSync(file, 'utf-8')).body
}

function filesIn(language: string): string[] {
  const files = readdirSync(WORDS).filter((file) => file === `${language}.ftl` || file.endsWith(`.${language}.ftl`))
  return [
    ...files.map((file) => join(WORDS, file)),
    ...['cup', 'editor', 'lesson', 'person'].map((page) => join(SOURCES, page, 'words', `${language}.ftl`)),
  ]
}

/** Returns the client's own messages in a language. */
function ownIn(language: string): Message[] {
  return filesIn(language).flatMap(messagesIn)
}

const idsOf = (messages: Message[]): string[] => messages.map((message) => message.id)

/** Returns the names of the arguments of a message, including those of messages that it refers to. */
function wants(message: Message): string[] {
  const found = new Set<string>()
  JSON.stringify(message, (_, part: unknown) => {
    const { type, name } = (part ?? {}) as { type?: string; name?: string }
    if (type === 'var' || type === 'mesg') found.add(`${type} ${name}`)
    return part
  })
  return [...found].sort()
}

const own = idsOf(ownIn('en'))
const shared = idsOf(messagesIn(join(SHARED, 'en.ftl')))
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf-8') }))

test('every id used in the client has a message', () => {
  const said = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\bsay\(\s*['"]([\w-]+)['"]/g), ([, id]) => ({ file, id: id! })),
  )
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter(({ id }) => !own.includes(id) && !shared.includes(id))).toEqual([])
})

test('no message of the client is unused', () => {
  const used = (id: string): boolean => sources.some(({ text }) => text.includes(`'${id}'`))
  expect(own.filter((id) => !used(id))).toEqual([])
})

test('client and server support the same languages', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'fr', 'it'])
  const files = readdirSync(SHARED).filter((file) => file.endsWith('.ftl'))
  expect(files.sort()).toEqual([...LANGUAGES].sort().map((language) => `${language}.ftl`))
})

test.each([...LANGUAGES])('no id is defined twice in %s', (language) => {
  const all = idsOf([...ownIn(language), ...messagesIn(join(SHARED, `${language}.ftl`))])
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([])
})

test.each([...LANGUAGES])('%s has the same messages as English, with the same arguments', (language) => {
  const english = new Map(ownIn('en').map((message) => [message.id, wants(message)]))
  const spoken = new Map(ownIn(language).map((message) => [message.id, wants(message)]))
  expect(Object.fromEntries(spoken)).toEqual(Object.fromEntries(english))
  expect([...english.values()].flat().length).toBeGreaterThan(40)
})

test.each([...LANGUAGES])('every line of the Fluent files in %s can be parsed', (language) => {
  for (const file of filesIn(language)) {
    const begun = readFileSync(file, 'utf-8').match(/^[a-z][\w-]* =/gm) ?? []
    expect(messagesIn(file)).toHaveLength(begun.length)
  }
})
