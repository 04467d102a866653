import type { showNow as row } from '@comanda/contract/calls/staff/waiting'
import { refusal } from '@comanda/contract/refusals'
import { isInReach } from '@comanda/rules/team/check-access'
import { holdsRight, type StaffRight } from '@comanda/rules/team/rights'
import { addDays } from '@comanda/rules/time/iso-date'
import { addMinutes } from '@comanda/rules/time/store-moment'
import { toBusinessDay, toDaySpan } from '@comanda/rules/venue/business-day'
import type { StaffReader } from '../call/staff-handler.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { countLateTickets, countOpenTables, listPeopleIn, sumCash, sumSalesUntil } from './now.repository.ts'

const weekDays = 7

/** What is not for the eyes of whoever asks is not even looked up. */
export const showNow: StaffReader<typeof row, KeepsVenues> = async ({ storeId }, context) => {
  const { database: db, siteId, person, stores, now, house } = context
  const store = isInReach(stores, storeId) ? findStore(await house.venues.get(siteId), storeId) : undefined
  if (store === undefined) return refusal('store-not-found')
  const place = { siteId, storeId }
  const day = toBusinessDay(now, store)
  const may = (...rights: readonly StaffRight[]) =>
    person !== null && rights.some((right) => holdsRight(person.rights, right))
  const ifMay = async <Found>(isAllowed: boolean, find: () => Promise<Found>) => (isAllowed ? find() : null)
  const [late, tables, cash, people, sales] = await Promise.all([
    ifMay(may('kitchen.work', 'orders.see'), () => countLateTickets(db, place, now)),
    ifMay(may('tables.serve'), async () => ({
      open: await countOpenTables(db, place),
      all: store.resources.filter(({ kind }) => kind === 'room').flatMap(({ positions }) => positions).length,
    })),
    ifMay(may('day.close'), () => sumCash(db, place, toDaySpan(day, store))),
    ifMay(may('staff.edit'), () => listPeopleIn(db, place, now)),
    ifMay(may('reports.see'), async () => ({
      today: await sumSalesUntil(db, place, { day, until: now }),
      before: await sumSalesUntil(db, place, {
        day: addDays(day, -weekDays),
        until: addMinutes(now, -weekDays * 24 * 60),
      }),
    })),
  ])
  return { late, tables, cash, people, sales }
}
