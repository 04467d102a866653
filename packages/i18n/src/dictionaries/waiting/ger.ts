import type { WaitingWords } from './es.ts'

export const ger: WaitingWords = {
  waiting: {
    nothing: 'Nichts wartet auf jemanden.',
    since: (hour) => `Seit ${hour}`,
    kinds: {
      order: (count) => (count === 1 ? 'unbeantwortete Bestellung' : 'unbeantwortete Bestellungen'),
      call: (count) => (count === 1 ? 'Tisch ruft' : 'Tische rufen'),
      dish: (count) => (count === 1 ? 'Bon zum Servieren fertig' : 'Bons zum Servieren fertig'),
      printer: (count) => (count === 1 ? 'Drucker antwortet nicht' : 'Drucker antworten nicht'),
      payment: (count) => (count === 1 ? 'Zahlung zu klären' : 'Zahlungen zu klären'),
      message: (count) => (count === 1 ? 'Nachricht nicht gesendet' : 'Nachrichten nicht gesendet'),
    },
  },
  now: {
    title: 'Jetzt',
    waiting: 'Wartet',
    late: 'Bons zu spät',
    tables: 'Offene Tische',
    of: (all) => `von ${all}`,
    guests: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
    sales: 'Umsatz heute',
    orders: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
    before: (amount) => `Vor einer Woche um diese Zeit: ${amount}`,
    cash: 'Erwartetes Bargeld',
    pouches: (amount) => `${amount} noch nicht abgegeben`,
    people: 'Bei der Arbeit',
  },
}
