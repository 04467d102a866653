import { arrive, costOf, findParty, move, send } from '../book.ts'
import type { Scene } from '../evening.ts'
import { guests } from '../guests.ts'
import { dishes } from '../house/dishes.ts'
import { onion } from '../house/sayings.ts'
import { takeCall } from '../roles/telephone.ts'

const { octopus, omelette } = dishes
const guest = guests.caller

/** By telephone, straight to the kitchen; then one of its dishes runs out before it is cooked. */
export const telephoneOrder: Scene = ({ book, cast }) => {
  const party = () => findParty(book, guest.name)
  return [
    {
      does: `the counter takes a call: ${guest.name} orders two dishes, one without onion`,
      async run() {
        await takeCall(cast.counter.page, guest, [{ dish: octopus }, { dish: omelette, answers: [onion.no] }])
        send(arrive(book, { who: guest.name, mode: 'pickup', stand: 'accepted' }), [
          { dish: octopus },
          { dish: omelette, said: [onion.without] },
        ])
      },
    },
    {
      does: `a dish of ${guest.name} is taken out`,
      async run() {
        await cast.counter.takeOut(party(), omelette)
        move(party(), 'to-cook', 'void', omelette)
      },
    },
    {
      does: 'the kitchen says that it knows',
      run: () => cast.station.press(party(), omelette),
    },
    {
      does: `the kitchen cooks for ${guest.name}`,
      async run() {
        await cast.station.press(party(), octopus)
        move(party(), 'to-cook', 'ready', octopus)
      },
    },
    {
      does: `the pass carries it to the counter`,
      async run() {
        await cast.pass.press(party(), octopus)
        move(party(), 'ready', 'served', octopus)
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
  ]
}
