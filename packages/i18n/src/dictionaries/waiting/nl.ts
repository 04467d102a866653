import type { WaitingWords } from './es.ts'

export const nl: WaitingWords = {
  waiting: {
    nothing: 'Er wacht niets op iemand.',
    since: (hour) => `Sinds ${hour}`,
    kinds: {
      order: (count) => (count === 1 ? 'bestelling zonder antwoord' : 'bestellingen zonder antwoord'),
      call: (count) => (count === 1 ? 'tafel roept' : 'tafels roepen'),
      dish: (count) => (count === 1 ? 'bon klaar om te brengen' : 'bonnen klaar om te brengen'),
      printer: (count) => (count === 1 ? 'printer reageert niet' : 'printers reageren niet'),
      payment: (count) => (count === 1 ? 'betaling uit te zoeken' : 'betalingen uit te zoeken'),
      message: (count) => (count === 1 ? 'bericht niet verstuurd' : 'berichten niet verstuurd'),
    },
  },
  now: {
    title: 'Nu',
    waiting: 'Wacht',
    late: 'Bonnen te laat',
    tables: 'Open tafels',
    of: (all) => `van ${all}`,
    guests: (count) => (count === 1 ? '1 persoon' : `${count} personen`),
    sales: 'Omzet vandaag',
    orders: (count) => (count === 1 ? '1 bestelling' : `${count} bestellingen`),
    before: (amount) => `Een week geleden, rond deze tijd: ${amount}`,
    cash: 'Verwacht contant geld',
    pouches: (amount) => `${amount} nog niet in de kassa`,
    people: 'Aan het werk',
  },
}
