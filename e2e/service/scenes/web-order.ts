import { accept, arrive, costOf, findParty, move, send } from '../book.ts'
import { goHome, type Scene } from '../evening.ts'
import { beginVisit } from '../guest-visit.ts'
import { guests } from '../guests.ts'
import { dishes } from '../house/dishes.ts'
import { busy } from '../house/sites.ts'
import { addDish, followOn, orderInCash } from '../roles/order-phone.ts'
import { openDevice, openGuest, phone } from '../stage.ts'

const { octopus, water } = dishes
const guest = guests.web

/** On the web, to fetch: cooked, taken back, cooked again, poured at the pass, and paid when it is handed over. */
export const webOrder: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  const party = () => findParty(book, guest.name)
  let home = async () => {}
  return [
    {
      does: `${guest.name} orders on the web, to be paid when it is fetched`,
      async run() {
        const context = await openDevice(stage, phone)
        await beginVisit(stage, context)
        const page = await openGuest(stage, busy, '/robots.txt', context)
        for (const dish of [octopus, water]) await addDish(page, dish)
        await orderInCash(page, guest, octopus.price + water.price)
        send(arrive(book, { who: guest.name, mode: 'pickup', email: guest.email, told: ['order'] }), [
          { dish: octopus },
          { dish: water },
        ])
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
      does: `the kitchen takes it back`,
      async run() {
        await cast.station.recall(party(), octopus)
        move(party(), 'ready', 'to-cook', octopus)
      },
    },
    {
      does: `the kitchen cooks it again`,
      async run() {
        await cast.station.press(party(), octopus)
        move(party(), 'to-cook', 'ready', octopus)
      },
    },
    {
      does: `the pass pours the water of ${guest.name}, which no station makes`,
      async run() {
        await cast.pass.press(party(), water)
        move(party(), 'to-cook', 'ready', water)
      },
    },
    {
      does: `the pass carries everything of ${guest.name} to the counter`,
      async run() {
        await cast.pass.carryAll(party(), 2)
        move(party(), 'ready', 'served')
      },
    },
    {
      does: `the counter hands it to ${guest.name} and takes what is owed`,
      async run() {
        await cast.counter.handOver(party())
        party().paid = costOf(party())
        party().stand = 'gone'
      },
    },
    { does: `${guest.name} goes home`, run: () => home() },
  ]
}
