import { goHome, letPass, type Scene } from '../evening.ts'
import { type Manager, openManager } from '../roles/manager.ts'

/** Twice this is longer than a printer may be silent. */
const shortMinutes = 0.1

/**
 * The kitchen's printer falls silent; the boards name it, and what is sent meanwhile comes out elsewhere. It is mended, and
 * taken away all the same: whoever does that is told what only it prints, and another prints it from then on.
 */
export const deadPrinter: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  const { kitchenName, barName } = cast.printers
  let manager: Manager | null = null
  return [
    {
      does: 'the printer of the kitchen dies',
      async run() {
        cast.printers.unplugKitchen()
        // The other one asks for work all the time.
        for (let turn = 0; turn < 2; turn++) {
          await cast.printers.work()
          await letPass(evening, shortMinutes)
        }
        book.deadPrinter = kitchenName
      },
    },
    {
      does: 'somebody mends it',
      async run() {
        cast.printers.plugInKitchen()
        await cast.printers.work()
        book.deadPrinter = ''
      },
    },
    {
      does: 'the manager wants to take it away',
      async run() {
        manager = await openManager(stage)
        await manager.askToRetire(kitchenName)
        book.printer.isLeaving = true
        witnesses.add(manager)
      },
    },
    {
      does: 'it goes, and the printer of the bar takes over',
      async run() {
        await manager?.retire(kitchenName, barName)
        cast.printers.unplugKitchen()
        book.printer = { name: barName, isLeaving: false }
      },
    },
    {
      does: 'the manager goes home',
      async run() {
        if (manager !== null) await goHome(evening, manager.page, manager)
      },
    },
  ]
}
