import type { DeviceKind } from './device-kinds.ts'
import type { HeldRights } from './rights.ts'

export interface SeededRole {
  readonly rights: HeldRights
  /** The kinds of devices on which its people have a tile. */
  readonly deviceKinds: readonly DeviceKind[]
}

/** The roles that a site starts with. The house can change them and add its own. */
export const seededRoles = {
  owner: { rights: 'every', deviceKinds: ['board', 'till', 'phone'] },
  manager: {
    rights: [
      ...(['staff.edit', 'devices.edit', 'printers.edit', 'stations.edit', 'audit.see', 'reports.see'] as const),
      ...(['menu.edit', 'menu.pause'] as const),
      ...(['kitchen.work', 'orders.see', 'orders.move', 'orders.reject', 'orders.take', 'orders.rush'] as const),
      ...(['orders.deliver', 'tables.serve', 'tables.void', 'tables.discount'] as const),
      ...(['till.work', 'till.refund', 'till.debt', 'day.close'] as const),
      ...(['book.see', 'book.edit', 'book.overbook', 'customers.see'] as const),
    ],
    deviceKinds: ['board', 'till', 'phone'],
  },
  host: {
    rights: ['book.see', 'book.edit', 'orders.see', 'orders.take', 'tables.serve'],
    deviceKinds: ['board', 'till', 'phone'],
  },
  waiter: {
    rights: ['tables.serve', 'till.work', 'orders.see', 'orders.take', 'menu.pause', 'book.see'],
    deviceKinds: ['till', 'phone'],
  },
  cashier: {
    rights: ['till.work', 'tables.serve', 'orders.see', 'orders.move', 'orders.take', 'book.see'],
    deviceKinds: ['till'],
  },
  kitchen: { rights: ['kitchen.work', 'menu.pause', 'orders.see', 'orders.move'], deviceKinds: ['board'] },
  rider: { rights: ['orders.deliver'], deviceKinds: ['phone'] },
} as const satisfies Record<string, SeededRole>

export type SeededRoleName = keyof typeof seededRoles
