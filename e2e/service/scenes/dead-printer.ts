import { letPass, type Scene } from '../evening.ts'

/** Twice this is longer than a printer may be silent. */
const shortMinutes = 0.1

/** The kitchen's printer falls silent; the boards name it, and what is sent meanwhile comes out elsewhere. */
export const deadPrinter: Scene = (evening) => [
  {
    does: 'the printer of the kitchen dies',
    async run() {
      evening.cast.printers.unplugKitchen()
      // The other one asks for work all the time.
      for (let turn = 0; turn < 2; turn++) {
        await evening.cast.printers.work()
        await letPass(evening, shortMinutes)
      }
      evening.book.deadPrinter = evening.cast.printers.kitchenName
    },
  },
  {
    does: 'somebody mends it',
    async run() {
      evening.cast.printers.plugInKitchen()
      await evening.cast.printers.work()
      evening.book.deadPrinter = ''
    },
  },
]
