import type { DeviceKind } from '../team/device-kinds.ts'

/** How long after the last touch a device locks itself, in milliseconds; null for never. */
export const lockAfterMs = {
  board: null,
  till: 60_000,
  phone: 300_000,
  printer: null,
} as const satisfies Record<DeviceKind, number | null>
