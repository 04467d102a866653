import type { BoardsWords } from './es.ts'

export const eu: BoardsWords = {
  boards: {
    ageSeconds: (seconds) => `Konexiorik gabe: hau duela ${seconds} s-koa da`,
    ageMinutes: (minutes) => `Konexiorik gabe: hau duela ${minutes} min-koa da`,
  },
}
