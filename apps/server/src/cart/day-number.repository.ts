import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { numberCounter } from '../database/schema/order.ts'

export interface DayNumber {
  readonly kind: 'cart' | 'order' | 'receipt'
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly day: IsoDate
}

export async function countNext(tx: Tx, { kind, siteId, storeId, day }: DayNumber): Promise<number | undefined> {
  const [taken] = await nextNumber.ask(tx, { kind, siteId, storeId, day })
  return taken?.number
}

const nextNumber = hot((db, slot: Slots<DayNumber>) =>
  db
    .insert(numberCounter)
    .values({
      siteId: slot('siteId', numberCounter.siteId),
      storeId: slot('storeId', numberCounter.storeId),
      day: slot('day', numberCounter.day),
      kind: slot('kind', numberCounter.kind),
      last: 1,
    })
    .onConflictDoUpdate({
      target: [numberCounter.siteId, numberCounter.storeId, numberCounter.day, numberCounter.kind],
      set: { last: sql`${numberCounter.last} + 1` },
    })
    .returning({ number: numberCounter.last }),
)
