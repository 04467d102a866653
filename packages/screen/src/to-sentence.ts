import type { FieldProblem } from '@comanda/contract/forms'
import type { Dictionary } from '@comanda/i18n/dictionaries/es'

/** The sentence under a field (ERRORS-022 to ERRORS-026). */
export function toSentence(problem: FieldProblem, words: Dictionary['forms']): string {
  switch (problem.kind) {
    case 'min':
      return words.minLength(problem.count)
    case 'max':
      return words.maxLength(problem.count)
    default:
      return words[problem.kind]
  }
}
