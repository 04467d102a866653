import type { DeviceKind } from '../team/device-kinds.ts'

/** How many minutes after the last touch a device may lock itself; 0 is never. */
export const lockSteps = [0, 1, 5] as const
export type LockStep = (typeof lockSteps)[number]

/** Where nobody has chosen. A board hangs where everybody sees it, and a printer shows nothing. */
const unlessChosen = { board: 0, till: 5, phone: 5, printer: 0 } as const satisfies Record<DeviceKind, LockStep>

export function mayLock(kind: DeviceKind): boolean {
  return kind === 'till' || kind === 'phone'
}

interface LockingDevice {
  readonly kind: DeviceKind
  /** By whoever looks after the devices; null where nobody has. */
  readonly chosen: LockStep | null
  /** Two people with one tablet would only wait for it. */
  readonly isOnlyScreen: boolean
}

/** The minutes after which a device locks itself; 0 for never (DAY-022). */
export function findLockMinutes({ kind, chosen, isOnlyScreen }: LockingDevice): LockStep {
  if (!mayLock(kind) || isOnlyScreen) return 0
  return chosen ?? unlessChosen[kind]
}
