import type { Paper } from './paper.ts'

/** The page that shows whether a printer is understood, and what it is for. */
export interface TrialPaper {
  readonly name: string
  readonly store: string
  readonly model: string
  /** As the store's clock shows it. */
  readonly hour: string
  /** The places whose dishes it prints. */
  readonly prints: readonly string[]
  /** The printers that it replaces while they are silent. */
  readonly replaces: readonly string[]
}

/** In the house's language. */
export interface TrialWords {
  readonly title: string
  readonly letters: string
  readonly prints: string
  readonly printsNothing: string
  readonly replaces: string
}

/** The signs that come out wrong first when a printer is taken for another. */
const trialLetters = 'ñ Ñ á é í ó ú ü ç € « » ¿ ¡'

/** A page to try a printer with; nobody can take it for a ticket, because no dish stands on it. */
export function writeTrialPaper(trial: TrialPaper, words: TrialWords): Paper {
  const { name, store, model, hour, prints, replaces } = trial
  return [
    { text: words.title, look: 'large' },
    { text: name, look: 'large' },
    { text: `${store} · ${hour}`, look: 'strong' },
    { text: model, look: 'plain' },
    'rule',
    { text: words.letters, look: 'plain' },
    { text: trialLetters, look: 'plain' },
    { text: trialLetters, look: 'large' },
    // As wide as the paper: a line that is broken says that the model is another.
    'rule',
    { text: prints.length === 0 ? words.printsNothing : words.prints, look: 'plain' },
    ...prints.map((place) => ({ text: `- ${place}`, look: 'strong' as const })),
    ...(replaces.length === 0 ? [] : [{ text: `${words.replaces} ${replaces.join(', ')}`, look: 'plain' as const }]),
    'rule',
  ]
}
