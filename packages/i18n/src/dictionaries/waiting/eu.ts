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
  now: {
    title: 'Orain',
    waiting: 'Zain',
    late: 'Komandak berandu',
    tables: 'Mahai irekiak',
    of: (all) => `/ ${all}`,
    guests: (count) => (count === 1 ? 'pertsona 1' : `${count} pertsona`),
    sales: 'Gaurko salmentak',
    orders: (count) => (count === 1 ? 'eskaera 1' : `${count} eskaera`),
    before: (amount) => `Duela astebete, ordu honetan: ${amount}`,
    cash: 'Espero den dirua',
    pouches: (amount) => `${amount} kutxan sartu gabe`,
    people: 'Lanean',
  },
}
