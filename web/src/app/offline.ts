/** Builds the offline page. It contains all languages, because it cannot load texts. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

const TITLE = 'offline-title'
const PARTS = [TITLE, 'offline-text', 'offline-back']
const RETRY = 'retry'
const PLAY = 'offline-page'

/** `texts` contains the messages in each language, as Fluent text. */
export function offlinePage(texts: Record<string, string>): string {
  const languages = Object.keys(texts).sort()
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <script src="/theme.js"></script>
    <script src="/offline.js" defer></script>
    <link rel="stylesheet" href="/offline.css" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>Kontor</title>
  </head>
  <body>
    <img src="/icon.svg" alt="" width="96" height="96" />
${languages.map((language) => part(language, texts[language]!)).join('\n')}
  </body>
</html>
`
}

function part(language: string, text: string): string {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(text))
  const [title, ...lines] = PARTS.map((id) => said(bundle, id))
  return `    <main lang="${language}">
      <h1>${title}</h1>
${lines.map((line) => `      <p>${line}</p>`).join('\n')}
      <button type="button">${said(bundle, RETRY)}</button>
      <p class="page" hidden><a href="/page/">${said(bundle, PLAY)}</a></p>
    </main>`
}

function said(bundle: FluentBundle, id: string): string {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`no message ${id} in ${bundle.locales[0]}`)
  return bundle.formatPattern(pattern).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
