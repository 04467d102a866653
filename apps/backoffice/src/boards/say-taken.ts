import type { BoardsWords } from '@comanda/i18n/dictionaries/boards/es'
import type { AllergyAnswer } from '@comanda/rules/kitchen/allergy-answer'

interface AllergyTaken {
  readonly answer: AllergyAnswer
  readonly by: string
}

/** Whose word it is that an allergy is known, and what they do about it (DAY-073). */
export function sayTaken({ answer, by }: AllergyTaken, { adaptedBy, floorToldBy }: BoardsWords['kitchen']): string {
  return answer === 'adapt' ? adaptedBy(by) : floorToldBy(by)
}
