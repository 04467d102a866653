import type { WaitingWords } from './es.ts'

export const eu: WaitingWords = {
  waiting: {
    nothing: 'Ez dago inoren zain dagoenik.',
    since: (hour) => `Noiztik: ${hour}`,
    kinds: {
      order: (count) => (count === 1 ? 'eskaera bat erantzun gabe' : 'eskaera erantzun gabe'),
      call: (count) => (count === 1 ? 'mahai bat deika' : 'mahai deika'),
      dish: (count) => (count === 1 ? 'komanda bat eramateko prest' : 'komanda eramateko prest'),
      printer: (count) => (count === 1 ? 'inprimagailu batek ez du erantzuten' : 'inprimagailuk ez dute erantzuten'),
      payment: (count) => (count === 1 ? 'ordainketa bat argitzeko' : 'ordainketa argitzeko'),
      message: (count) => (count === 1 ? 'mezu bat bidali gabe' : 'mezu bidali gabe'),
    },
  },
}
