import { listFieldProblems } from '@comanda/contract/forms'
import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import { toSentence } from './to-sentence.ts'

type Schema = Parameters<typeof listFieldProblems>[0]

/** The faults of a form, in words, by the schema with which the server decodes it. */
export function listSentences(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  words: Dictionary['forms'],
): Readonly<Record<string, string>> {
  const problems = Object.entries(listFieldProblems(schema, values))
  return Object.fromEntries(problems.map(([name, problem]) => [name, toSentence(problem, words)]))
}
