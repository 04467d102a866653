import { loadWords } from '@comanda/i18n/load-words'
import { type Speech, SpeechProvider } from '@comanda/screen/words'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const words = await loadWords('es', 'dish')
// Every area that is asked for is among the words that were loaded.
const speech: Speech = { language: 'es', words: () => words as never }

/** A part of a dish as the server draws it, in Spanish. */
export function draw(part: ReactElement): string {
  return renderToStaticMarkup(<SpeechProvider speech={speech}>{part}</SpeechProvider>)
}

/** What can be read of it, one line per text. */
export function read(part: ReactElement): string[] {
  return draw(part)
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('\u00a0', ' ').trim())
    .filter((text) => text !== '')
}
