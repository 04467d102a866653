import { loadWords } from '@comanda/i18n/load-words'
import { type Speech, SpeechProvider } from '@comanda/screen/words'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const words = await loadWords('es', 'dish')
// All areas are loaded here, so any of them can be asked for.
const speech: Speech = { language: 'es', words: () => words as never }

/** Renders a part of a dish as the server does, in Spanish. */
export function draw(part: ReactElement): string {
  return renderToStaticMarkup(<SpeechProvider speech={speech}>{part}</SpeechProvider>)
}

/** Its visible text, one entry per text. */
export function read(part: ReactElement): string[] {
  return draw(part)
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('\u00a0', ' ').trim())
    .filter((text) => text !== '')
}
