import type { BoardsWords } from './es.ts'

export const en: BoardsWords = {
  boards: {
    ageSeconds: (seconds) => `No connection: this is ${seconds} s old`,
    ageMinutes: (minutes) => `No connection: this is ${minutes} min old`,
  },
}
