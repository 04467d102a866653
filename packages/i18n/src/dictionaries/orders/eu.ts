import type { OrdersWords } from './es.ts'

export const eu: OrdersWords = {
  orderBoard: {
    title: 'Eskaerak',
    store: 'Lokala',
    noStore: 'Ez duzu lokalik eskura.',
    none: 'Bat ere ez',
    order: (number) => `${number}. eskaera`,
    table: (position) => `${position}. mahaia`,
    promised: (hour) => `${hour}(e)rako`,
    delayed: (minutes) => `+${minutes} min`,
    since: (minutes) => `duela ${minutes} min`,
    unanswered: (minutes) => `Inork ez du erantzun: ${minutes} min barru bertan behera`,
    delayBy: (minutes) => `Atzeratu ${minutes} minutu`,
    reject: 'Baztertu',
    rejectTitle: (number) => `Baztertu ${number}. eskaera`,
    rejectText: 'Bertan behera geratuko da, eta bezeroari abisatuko zaio. Zergatik?',
    rejectPaid: (amount) =>
      `Bertan behera geratuko da, ${amount} itzuliko dira, eta bezeroari abisatuko zaio. Zergatik?`,
    rejected: (number) => `${number}. eskaera baztertuta`,
    columns: {
      waiting: 'Berriak',
      cooking: 'Sukaldean',
      ready: 'Prest',
    },
    steps: {
      accept: 'Onartu',
      preparing: 'Sukaldera',
      bagging: 'Poltsan sartu',
      ready: 'Prest',
      'picked-up': 'Entregatuta',
      recall: 'Itzuli sukaldera',
    },
    reasons: {
      'too-busy': 'Ez gara iristen',
      'sold-out': 'Zerbait agortu da',
      closing: 'Lehenago ixten dugu',
      'out-of-reach': 'Ez gara helbide horretara iristen',
      other: 'Beste arrazoi bat',
    },
    modes: {
      delivery: 'Etxera',
      pickup: 'Jasotzeko',
      table: 'Mahaia',
      'digital-card': 'Karta digitala',
      takehere: 'Hemen hartzeko',
    },
    payment: {
      unpaid: 'kobratzeko',
      'partly-paid': 'zati bat ordainduta',
      paid: 'ordainduta',
      refunded: 'itzulita',
    },
  },
}
