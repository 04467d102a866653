import { waitUntilAlive } from '../../journey.ts'
import { goHome, type Scene } from '../evening.ts'
import { addByCall, beginVisit } from '../guest-visit.ts'
import { dishes } from '../house/dishes.ts'
import { busy } from '../house/sites.ts'
import { readMenuOn } from '../roles/menu-phone.ts'
import { openDevice, openGuest, phone } from '../stage.ts'

const { salad } = dishes

/** A dish runs out while somebody reads the menu with it in the basket. */
export const soldOut: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  let home = async () => {}
  return [
    {
      does: 'somebody fills a basket, and goes on reading the menu',
      async run() {
        const context = await openDevice(stage, phone)
        await addByCall(await beginVisit(stage, context), { dish: salad })
        const page = await openGuest(stage, busy, `/categories/${salad.category}`, context)
        await waitUntilAlive(page)
        const reader = readMenuOn(page, book, salad)
        witnesses.add(reader)
        home = () => goHome(evening, page, reader)
      },
    },
    {
      does: `the kitchen runs out of ${salad.name}`,
      async run() {
        await cast.station.pause(salad)
        book.paused.add(salad.name)
      },
    },
    { does: 'the one with the basket gives up', run: () => home() },
  ]
}
