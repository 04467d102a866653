import type { Told, Topic } from '../answers.ts'
import type { Book } from '../book.ts'
import type { House } from '../house/open-house.ts'
import { busy, storeId } from '../house/sites.ts'
import type { Witness } from '../witness.ts'
import { elsewhere } from './elsewhere.ts'
import { money } from './money.ts'
import { numbers } from './numbers.ts'
import { orders } from './orders.ts'
import { pauses } from './pauses.ts'
import { plates } from './plates.ts'
import { prints } from './prints.ts'
import type { Question } from './question.ts'
import { said } from './said.ts'
import { tables } from './tables.ts'
import { told } from './told.ts'
import { waiting } from './waiting.ts'

/** Papers are asked of the printers alone: what came out of one stands in no row. */
const questions = {
  plates,
  said,
  orders,
  money,
  numbers,
  tables,
  pauses,
  waiting,
  told,
  prints,
  elsewhere,
} satisfies Partial<Record<Topic, Question>>
type Stored = keyof typeof questions
const names = Object.keys(questions) as Stored[]

export function askDatabase({ rows }: House): Witness {
  const place = { siteId: busy.id, storeId }
  return {
    name: 'the database',
    async look() {
      const told: Told = {}
      for (const name of names) told[name] = await questions[name].stored(rows, place)
      return told
    },
    must: (book: Book) => Object.fromEntries(names.map((name) => [name, questions[name].known(book)])),
  }
}
