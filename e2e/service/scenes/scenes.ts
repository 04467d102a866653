import type { Scene } from '../evening.ts'
import { deadPrinter } from './dead-printer.ts'
import { delivery } from './delivery.ts'
import { lockedTill } from './locked-till.ts'
import { nobodyAnswers } from './nobody-answers.ts'
import { soldOut } from './sold-out.ts'
import { tableDinner } from './table-dinner.ts'
import { telephoneOrder } from './telephone-order.ts'
import { turnedAway } from './turned-away.ts'
import { twoCourses } from './two-courses.ts'
import { webOrder } from './web-order.ts'

/** Everything that happens in every evening; the seed says in which order. */
export const scenes = {
  webOrder,
  tableDinner,
  twoCourses,
  telephoneOrder,
  turnedAway,
  delivery,
  nobodyAnswers,
  soldOut,
  deadPrinter,
  lockedTill,
} satisfies Record<string, Scene>

/** The part of it that every run of the tests plays; the others are for `npm run service`, which has minutes. */
export const shortEvening: readonly string[] = ['twoCourses', 'turnedAway', 'nobodyAnswers', 'soldOut', 'deadPrinter']
