import type { BoardsWords } from './es.ts'

export const fr: BoardsWords = {
  boards: {
    ageSeconds: (seconds) => `Pas de connexion : ceci date d’il y a ${seconds} s`,
    ageMinutes: (minutes) => `Pas de connexion : ceci date d’il y a ${minutes} min`,
  },
}
