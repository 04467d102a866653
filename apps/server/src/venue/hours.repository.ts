import type { SiteId, StoreId } from '@comanda/rules/ids'
import { type DayWindow, type IsoDate, weekdays } from '@comanda/rules/time/calendar'
import type { DaySchedule, SpecialDay, StoreHours, WeekSchedule } from '@comanda/rules/venue/store'
import { asc, eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { type HourUse, holiday, specialDay, specialDayShift, storeDay, storeShift } from '../database/schema/hours.ts'

type Calendar = Pick<StoreHours, 'week' | 'deliveryWeek' | 'specialDays' | 'holidays'>

/** The weeks and special days of all stores of a site. */
export async function readHours(
  db: Reader,
  siteId: SiteId,
): Promise<(store: { id: StoreId; deliversInWebHours: boolean }) => Calendar> {
  const weeks = await readWeeks(db, siteId)
  const specialDays = await readSpecialDays(db, siteId)
  const dates = await db.select().from(holiday).where(eq(holiday.siteId, siteId)).orderBy(asc(holiday.date))
  const holidays = collect(
    dates,
    ({ storeId }) => storeId,
    ({ date }) => date,
  )
  return ({ id, deliversInWebHours }) => {
    const week = weeks(id, 'web')
    return {
      week,
      deliveryWeek: deliversInWebHours ? week : weeks(id, 'delivery'),
      specialDays: specialDays.get(id) ?? [],
      holidays: holidays.get(id) ?? [],
    }
  }
}

async function readWeeks(db: Reader, siteId: SiteId): Promise<(storeId: StoreId, use: HourUse) => WeekSchedule> {
  const days = await db.select().from(storeDay).where(eq(storeDay.siteId, siteId))
  const shifts = await db.select().from(storeShift).where(eq(storeShift.siteId, siteId)).orderBy(asc(storeShift.from))
  const name = (row: { storeId: StoreId; use: HourUse; weekday: string }) => `${row.storeId} ${row.use} ${row.weekday}`
  const active = new Map(days.map((row) => [name(row), row.active]))
  const windows = Map.groupBy(shifts, name)
  return (storeId, use) => {
    const toDay = (key: string): DaySchedule => ({
      active: active.get(key) ?? false,
      shifts: (windows.get(key) ?? []).map(toWindow),
    })
    const week = weekdays.map((weekday) => [weekday, toDay(name({ storeId, use, weekday }))])
    return Object.fromEntries(week) as WeekSchedule
  }
}

function toWindow({ from, to }: DayWindow): DayWindow {
  return { from, to }
}

async function readSpecialDays(db: Reader, siteId: SiteId): Promise<Map<StoreId, SpecialDay[]>> {
  const days = await db.select().from(specialDay).where(eq(specialDay.siteId, siteId)).orderBy(asc(specialDay.date))
  const shifts = await db
    .select()
    .from(specialDayShift)
    .where(eq(specialDayShift.siteId, siteId))
    .orderBy(asc(specialDayShift.from))
  const name = (row: { storeId: StoreId; date: IsoDate }) => `${row.storeId} ${row.date}`
  const windows = Map.groupBy(shifts, name)
  const found = days.map((row) => ({
    storeId: row.storeId,
    day: { date: row.date, shifts: (windows.get(name(row)) ?? []).map(toWindow) },
  }))
  return collect(
    found,
    ({ storeId }) => storeId,
    ({ day }) => day,
  )
}
