import type { BoardsWords } from './es.ts'

export const ger: BoardsWords = {
  boards: {
    ageSeconds: (seconds) => `Keine Verbindung: Stand von vor ${seconds} s`,
    ageMinutes: (minutes) => `Keine Verbindung: Stand von vor ${minutes} min`,
  },
}
