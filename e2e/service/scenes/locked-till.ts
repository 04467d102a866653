import { accept, arrive, findParty, send } from '../book.ts'
import { nobodyWaits, type Scene } from '../evening.ts'
import { addByCall, beginVisit, placeByCall } from '../guest-visit.ts'
import { guests } from '../guests.ts'
import { dishes } from '../house/dishes.ts'
import { openTill, type Till } from '../roles/till.ts'
import { openDevice, phone } from '../stage.ts'

const { octopus } = dishes
const guest = guests.latecomer
const cashier = 'Paco Demo'

/** A till is locked when an order comes: it calls for somebody, and says nothing of whose order it is. */
export const lockedTill: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  const party = () => findParty(book, guest.name)
  let till: Till | null = null
  return [
    {
      does: 'the cashier locks the till',
      when: () => nobodyWaits(evening) && book.parties.every(({ call }) => call === null),
      async run() {
        till = await openTill(stage, book, cashier)
        await till.lock()
        book.lock = 'shut'
        witnesses.add(till)
      },
    },
    {
      does: `${guest.name} orders, and the locked till calls`,
      async run() {
        const context = await openDevice(stage, phone)
        const visit = await beginVisit(stage, context)
        await addByCall(visit, { dish: octopus })
        await placeByCall(visit, guest, 'at-the-door')
        await context.close()
        send(arrive(book, { who: guest.name, mode: 'pickup', email: guest.email, told: ['order'] }), [
          { dish: octopus },
        ])
      },
    },
    {
      does: `the counter accepts the order of ${guest.name}`,
      async run() {
        await cast.counter.accept(party())
        accept(party())
      },
    },
    {
      does: 'the cashier is back at the till',
      async run() {
        await till?.unlock()
        book.lock = 'open'
      },
    },
    {
      does: 'the cashier goes home',
      async run() {
        if (till === null) return
        witnesses.delete(till)
        await till.page.context().close()
      },
    },
  ]
}
