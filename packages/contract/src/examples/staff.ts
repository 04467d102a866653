import { toId } from '@comanda/rules/ids'
import type { TimeZone } from '@comanda/rules/time/calendar'
import type { z } from 'zod/mini'
import type { wireStaffSession } from '../entities/staff/staff-session.ts'

type WireSession = z.input<typeof wireStaffSession>

const site = { title: 'Casa Comanda', host: 'localhost', pinLength: 4 }
const uses = { hasBook: true, hasTables: true, hasRides: true, hasCalls: true }
const stores = [{ storeId: 1, name: 'Centro', timeZone: toId<TimeZone>('Europe/Madrid'), ...uses }]

export const exampleBoardSession: WireSession = {
  person: null,
  device: { deviceId: 4, kind: 'board', name: 'Plancha', storeId: 1, lockMinutes: 0 },
  site,
  stores,
  wholeSite: false,
  now: '2026-11-18T12:30:00.000Z',
}

export const exampleStaffSession: WireSession = {
  ...exampleBoardSession,
  person: {
    staffId: 3,
    name: 'Marta',
    colour: '#2f6f4f',
    roleId: 4,
    role: 'waiter',
    rights: ['tables.serve', 'orders.see'],
  },
}
