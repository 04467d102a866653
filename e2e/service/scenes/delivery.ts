import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { toAddress } from '../../../apps/server/src/testing/cart/carts.ts'
import { accept, arrive, costOf, findParty, move, send } from '../book.ts'
import { goHome, type Scene } from '../evening.ts'
import { addByCall, beginVisit, placeByCall } from '../guest-visit.ts'
import { guests } from '../guests.ts'
import { dishes } from '../house/dishes.ts'
import { busy, storeId } from '../house/sites.ts'
import { followOn } from '../roles/order-phone.ts'
import { openDevice, openGuest, phone } from '../stage.ts'

const { octopus } = dishes
const guest = guests.delivery
const address = toAddress('28001')
const zone = casaComanda.stores
  .find(({ id }) => id === storeId)
  ?.zones.find(({ postalCodes }) => postalCodes.includes(address.postalCode))

/** To a door: a rider takes it along, and takes its money there. */
export const delivery: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  const party = () => findParty(book, guest.name)
  let home = async () => {}
  return [
    {
      does: `${guest.name} orders to the door`,
      async run() {
        const context = await openDevice(stage, phone)
        const visit = await beginVisit(stage, context, { mode: 'delivery', address })
        await addByCall(visit, { dish: octopus })
        await placeByCall(visit, guest, 'at-the-door')
        const extra = zone?.shippingFee ?? 0
        send(arrive(book, { who: guest.name, mode: 'delivery', email: guest.email, extra, told: ['order'] }), [
          { dish: octopus },
        ])
        const page = await openGuest(stage, busy, `/status?id=${visit.cartId}`, context)
        const follower = followOn(page, guest.name)
        witnesses.add(follower)
        home = () => goHome(evening, page, follower)
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
      does: `the kitchen cooks for ${guest.name}`,
      async run() {
        await cast.station.press(party(), octopus)
        move(party(), 'to-cook', 'ready', octopus)
      },
    },
    {
      does: 'the pass packs it',
      async run() {
        await cast.pass.press(party(), octopus)
        move(party(), 'ready', 'served', octopus)
      },
    },
    {
      does: `the rider claims the order of ${guest.name}`,
      async run() {
        await cast.rider.claim(party())
        party().ride = 'claimed'
      },
    },
    {
      does: 'the rider leaves with it',
      async run() {
        await cast.rider.leave(party())
        party().ride = 'out'
      },
    },
    {
      does: `the rider takes the money at the door of ${guest.name}, and hands it over`,
      async run() {
        await cast.rider.deliver(party())
        party().paid = costOf(party())
        party().stand = 'gone'
      },
    },
    { does: `${guest.name} eats`, run: () => home() },
  ]
}
