import type { CardProblem } from '../provider/browser-provider.ts'

/** The bank's codes for problems with a card. */
const problems: Readonly<Record<string, CardProblem>> = {
  msg1: 'card-missing',
  msg2: 'number-missing',
  msg3: 'number-not-numeric',
  msg4: 'number-negative',
  msg5: 'month-missing',
  msg6: 'month-not-numeric',
  msg7: 'month-wrong',
  msg8: 'year-missing',
  msg9: 'year-not-numeric',
  msg10: 'year-negative',
  msg11: 'code-length',
  msg12: 'code-not-numeric',
  msg13: 'code-negative',
  msg14: 'code-not-needed',
  msg15: 'number-length',
  msg16: 'number-wrong',
  msg17: 'not-accepted',
}

export function toCardProblem(code: string): CardProblem {
  return problems[code] ?? 'other'
}
