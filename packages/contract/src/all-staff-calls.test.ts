import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod/mini'
import { getStaffExample, type StaffCallName, staffCalls } from './all-staff-calls.ts'
import type { StaffCall, StaffRow } from './staff-call.ts'

const rows = Object.entries(staffCalls) as [StaffCallName, StaffCall][]

describe('the staff’s catalogue of calls', () => {
  it.each(rows)('%s reads its own examples and writes them back unchanged', (name, row) => {
    for (const side of ['request', 'reply'] as const) {
      const example = getStaffExample(name)[side]
      const decoded = z.decode(row[side], example as never)
      expect(z.decode(row[side], z.encode(row[side], decoded as never) as never)).toEqual(decoded)
      expect(JSON.parse(JSON.stringify(z.encode(row[side], decoded as never)))).toMatchObject(example as object)
    }
  })

  it.each(rows)('%s names requirements of the venue’s day and says what it does', (_name, row) => {
    expect(row.requirements.every((id) => id.startsWith('DAY-'))).toBe(true)
    expect(row.requirements.length).toBeGreaterThan(0)
    expect(row.summary).toMatch(/\.$/)
  })

  it('has one row per method and path', () => {
    const doors = rows.map(([, row]) => `${row.method} ${row.path}`)
    expect(new Set(doors).size).toBe(doors.length)
  })

  it('has no row without right and place: it does not compile [DAY-028]', () => {
    expectTypeOf<Omit<StaffRow, 'right'>>().not.toExtend<StaffRow>()
    expectTypeOf<Omit<StaffRow, 'place'>>().not.toExtend<StaffRow>()
    expectTypeOf<StaffRow>().toExtend<StaffRow>()
    expect(rows.every(([, { right, place }]) => right !== undefined && place !== undefined)).toBe(true)
  })

  /** The right that the name of a call says, from what is most special; whoever adds a call finds its words here. */
  const rightsByName: readonly (readonly [RegExp, StaffCall['right']])[] = [
    // A rider's cash waits in their pouch until somebody at the till has counted it: taking it is part of bringing.
    [/^takeDoorMoney$/, 'orders.deliver'],
    [/Money$|Pouch|^handOver|Debts$|Receipt$/, 'till.work'],
    [/^refund|Means$/, 'till.refund'],
    [/Owing$/, 'till.debt'],
    [/^(enterPin|listTiles)$/, 'device'],
    [/^(pairDevice|setUpPerson|signIn)$/, 'anyone'],
    // What waits is told kind by kind, each by its own right.
    [/^(whoAmI|showWaiting)$/, 'present'],
    [/^(signOut|showNow)$/, 'person'],
    [/Devices?$|^setDevice|^makePairingCode$|Revocation$/, 'devices.edit'],
    [/Person$|People$|Roles?$/, 'staff.edit'],
    [/Actions?$/, 'audit.see'],
    [/^removeStation$/, 'stations.edit'],
    // Whoever has put new paper in looks whether it prints.
    [/^tryPrinter$/, 'kitchen.work'],
    [/Printer$|Retirement$/, 'printers.edit'],
    [/^(start|end)Rush$/, 'orders.rush'],
    [/^(pause|resume)Thing$|Pauses?$/, 'menu.pause'],
    [/^findCaller$/, 'customers.see'],
    [/Beside$|Telephone/, 'orders.take'],
    [/^(rejectOrder|voidLine)$/, 'orders.reject'],
    [/^(delayOrder|moveOrder|giveRide|listRiders)$/, 'orders.move'],
    [/^(show|search)(Orders?|Rush)$/, 'orders.see'],
    [/Rides?$/, 'orders.deliver'],
    [/Table|Floor|Buffet/, 'tables.serve'],
    [/Kitchen|Ticket|Allergy|Void$|Course|Bumped|Press$|Paper$|Printing$/, 'kitchen.work'],
    [/Sales$/, 'reports.see'],
    [/Book(ed)?$/, 'book.see'],
    [/Booking$/, 'book.edit'],
  ]

  it.each(rows)('%s needs the right that its name says [DAY-215]', (name, { right }) => {
    expect([name, rightsByName.find(([words]) => words.test(name))?.[1]]).toEqual([name, right])
  })

  it('takes money by hand with the right of the till alone, but for what a rider takes at the door [DAY-215]', () => {
    const takers = rows.filter(([, { request }]) => 'given' in ((request as { shape?: object }).shape ?? {}))
    expect(takers.map(([name, { right }]) => [name, right]).toSorted()).toEqual([
      ['handOverOrder', 'till.work'],
      ['takeDoorMoney', 'orders.deliver'],
      ['takeOrderMoney', 'till.work'],
      ['takeTableMoney', 'till.work'],
    ])
  })

  it.each(rows)('%s asks for approval only where a right can be missing', (_name, { right, approval }) => {
    if (approval !== undefined) expect(right).toContain('.')
  })

  it.each(rows.filter(([, { follows }]) => follows !== undefined))(
    '%s is a board: it is read, and tells nothing that the clock changes with every answer',
    (_name, { method, reply }) => {
      expect(method).toBe('GET')
      expect(reply).toBeInstanceOf(z.ZodMiniObject)
      expect(Object.keys((reply as z.ZodMiniObject).shape)).not.toContain('now')
    },
  )

  it.each(rows.filter(([, { perPerson }]) => perPerson === true))('%s is a board of somebody', (_name, row) => {
    expect([row.follows === undefined, row.byBoard]).toEqual([false, undefined])
  })
})
