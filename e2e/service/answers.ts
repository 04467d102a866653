/** The answers of somebody to a question: a few words by the thing that they are about. */
export type Answers = Readonly<Record<string, string>>

/** The things that are asked about, after every step. */
export const topics = {
  plates: 'What is to be cooked, what is ready, what was served or taken out?',
  said: 'What was said about a dish: its choices, its allergies?',
  orders: 'How far is each order?',
  money: 'What does each order cost, what is paid, what is owed?',
  numbers: 'Which number has it?',
  tables: 'How does each table stand, and what does it owe?',
  pauses: 'What has run out?',
  waiting: 'Who waits for somebody of the house?',
  bell: 'How many things does the bell count?',
  locked: 'What does a locked screen say?',
  told: 'Who was told what, outside the screens?',
  papers: 'Which papers came out, without a mark?',
  printers: 'Which printer is silent?',
  prints: 'Who prints what the kitchen cooks?',
  elsewhere: 'What does anybody see who has nothing to do with it?',
} as const
export type Topic = keyof typeof topics

export type Told = Partial<Record<Topic, Answers>>

/** Counts what is alike: «2 ready, 1 served». */
export function countAlike(states: readonly string[]): string {
  const counts = Map.groupBy(states, (state) => state)
  return [...counts]
    .map(([state, { length }]) => `${length} ${state}`)
    .toSorted()
    .join(', ')
}

export const isSame = (one: Answers, other: Answers) => print(one) === print(other)

export function print(answers: Answers): string {
  const lines = Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return lines.length === 0 ? 'nothing' : lines.map(([about, answer]) => `${about}: ${answer}`).join(' | ')
}
