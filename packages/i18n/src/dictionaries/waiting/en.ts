import type { WaitingWords } from './es.ts'

export const en: WaitingWords = {
  waiting: {
    nothing: 'Nothing waits for anybody.',
    since: (hour) => `Since ${hour}`,
    kinds: {
      order: (count) => (count === 1 ? 'unanswered order' : 'unanswered orders'),
      call: (count) => (count === 1 ? 'table calls' : 'tables call'),
      dish: (count) => (count === 1 ? 'ticket ready to carry' : 'tickets ready to carry'),
      printer: (count) => (count === 1 ? 'printer does not answer' : 'printers do not answer'),
      payment: (count) => (count === 1 ? 'payment to clear up' : 'payments to clear up'),
      message: (count) => (count === 1 ? 'message not sent' : 'messages not sent'),
    },
  },
  now: {
    title: 'Now',
    waiting: 'Waiting',
    late: 'Late tickets',
    tables: 'Open tables',
    of: (all) => `of ${all}`,
    guests: (count) => (count === 1 ? '1 guest' : `${count} guests`),
    sales: 'Sales today',
    orders: (count) => (count === 1 ? '1 order' : `${count} orders`),
    before: (amount) => `A week ago, at this hour: ${amount}`,
    cash: 'Cash expected',
    pouches: (amount) => `${amount} not handed in`,
    people: 'At work',
  },
}
