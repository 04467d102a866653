import { arrive, costOf, findParty, move, send } from '../book.ts'
import { goHome, letPass, nobodyWaits, type Scene } from '../evening.ts'
import { addByCall, beginVisit, placeByCall } from '../guest-visit.ts'
import { guests } from '../guests.ts'
import { dishes } from '../house/dishes.ts'
import { busy } from '../house/sites.ts'
import { followOn } from '../roles/order-phone.ts'
import { openDevice, openGuest, phone } from '../stage.ts'

const { octopus } = dishes
const guest = guests.card

/** Paid by card and turned away: the money goes back, and whoever paid is told once. */
export const turnedAway: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  const party = () => findParty(book, guest.name)
  let home = async () => {}
  return [
    {
      does: `${guest.name} orders and pays by card`,
      async run() {
        const context = await openDevice(stage, phone)
        const visit = await beginVisit(stage, context)
        await addByCall(visit, { dish: octopus })
        await placeByCall(visit, guest, 'by-card')
        const arrived = arrive(book, { who: guest.name, mode: 'pickup', email: guest.email, told: ['order'] })
        send(arrived, [{ dish: octopus }])
        arrived.paid = costOf(arrived)
        const page = await openGuest(stage, busy, `/status?id=${visit.cartId}`, context)
        const follower = followOn(page, guest.name)
        witnesses.add(follower)
        home = () => goHome(evening, page, follower)
      },
    },
    {
      does: `the counter turns ${guest.name} away`,
      async run() {
        await cast.counter.reject(party())
        party().stand = 'cancelled'
        move(party(), 'held', 'void')
        party().told.push('order-cancelled')
      },
    },
    {
      does: `a minute passes, and the bank gives the money of ${guest.name} back`,
      when: () => nobodyWaits(evening),
      run: () => letPass(evening, 1),
    },
    { does: `${guest.name} goes home`, run: () => home() },
  ]
}
