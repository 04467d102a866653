import type { DemoSite } from '@comanda/demo/demo-site'
import { toDialled, toPhone } from '@comanda/rules/customer/phone'
import type { Instant } from '@comanda/rules/time/calendar'
import { addDays } from '@comanda/rules/time/iso-date'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Tx } from '../database/database.ts'
import { booking, sitting, sittingSlot } from '../database/schema/booking.ts'
import { insertRows } from './insert-rows.ts'

export async function insertBookings(tx: Tx, demo: DemoSite, now: Instant): Promise<void> {
  const siteId = demo.website.id
  await insertRows(
    tx,
    sitting,
    demo.sittings.map((row, position) => ({ siteId, position, ...row, weekdays: [...row.weekdays] })),
  )
  await insertRows(
    tx,
    sittingSlot,
    demo.sittings.flatMap((row) => row.slots.map((slot) => ({ siteId, sittingId: row.id, ...slot }))),
  )
  await insertRows(
    tx,
    booking,
    demo.bookings.map(({ daysAhead, guest, ...row }) => {
      const store = demo.stores.find(({ id }) => id === row.storeId)
      if (!store) throw new Error(`booking ${row.id} names no store of its site`)
      const date = addDays(toStoreMoment(now, store.timeZone).date, daysAhead)
      return { siteId, ...row, ...guest, phone: toDialled(toPhone(guest.phone)), date, createdAt: now }
    }),
  )
}
