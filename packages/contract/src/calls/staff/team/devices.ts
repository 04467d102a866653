import { lockSteps } from '@comanda/rules/door/lock-after'
import type { DeviceId, StoreId } from '@comanda/rules/ids'
import { deviceKinds } from '@comanda/rules/team/device-kinds'
import { z } from 'zod/mini'
import { wireStaffDevice } from '../../../entities/staff/staff-device.ts'
import type { Example } from '../../../example.ts'
import { staffCall } from '../../../staff-call.ts'
import { checked } from '../../../wire/checked.ts'
import { wireInstant } from '../../../wire/date.ts'
import { wireId } from '../../../wire/number.ts'
import { typedLine } from '../../../wire/typed-text.ts'

export const makePairingCode = staffCall({
  method: 'POST',
  path: '/staff/devices/code',
  right: 'devices.edit',
  place: 'store',
  // The code is kept as a hash alone, and so no answer that holds it is kept either.
  repeats: 'done-again',
  requirements: ['DAY-008'],
  summary: 'A code that pairs one device, once and for five minutes.',
  request: z.object({
    storeId: wireId<StoreId>(),
    kind: z.enum(deviceKinds),
    name: checked(typedLine(80), z.minLength(1)),
  }),
  reply: z.object({ code: z.string(), until: wireInstant }),
})
export const makePairingCodeExample = (): Example<typeof makePairingCode> => ({
  request: { storeId: 1, kind: 'board', name: 'Plancha' },
  reply: { code: 'K7WM3RXD', until: '2026-11-18T12:35:00.000Z' },
})

export const listDevices = staffCall({
  method: 'GET',
  path: '/staff/devices',
  right: 'devices.edit',
  place: 'store',
  requirements: ['DAY-010'],
  summary: 'The paired devices of the stores in reach.',
  request: z.object({}),
  reply: z.array(wireStaffDevice),
})
export const listDevicesExample = (): Example<typeof listDevices> => ({
  request: {},
  reply: [
    {
      deviceId: 4,
      storeId: 1,
      kind: 'board',
      name: 'Plancha',
      pairedBy: { staffId: 2, name: 'Luis' },
      pairedAt: '2026-11-18T09:00:00.000Z',
      lastSeenAt: '2026-11-18T12:29:50.000Z',
      isAway: false,
      lockMinutes: null,
    },
  ],
})

export const setDeviceLock = staffCall({
  method: 'POST',
  path: '/staff/devices/lock',
  right: 'devices.edit',
  place: 'store',
  requirements: ['DAY-022'],
  summary: 'After how many minutes without a touch a device locks itself; 0 is never.',
  request: z.object({ deviceId: wireId<DeviceId>(), minutes: z.literal(lockSteps) }),
  reply: z.object({}),
})
export const setDeviceLockExample = (): Example<typeof setDeviceLock> => ({
  request: { deviceId: 4, minutes: 5 },
  reply: {},
})

export const previewRevocation = staffCall({
  method: 'GET',
  path: '/staff/devices/revocation',
  right: 'devices.edit',
  place: 'store',
  requirements: ['DAY-211'],
  summary: 'All that would lose its way if a device were revoked.',
  request: z.object({ deviceId: wireId<DeviceId>() }),
  reply: z.object({
    /** The people who are signed in on it. */
    signedIn: z.array(z.string()),
    /** Nothing else of its store is paired: orders are seen in a browser with a password alone. */
    isLast: z.boolean(),
  }),
})
export const previewRevocationExample = (): Example<typeof previewRevocation> => ({
  request: { deviceId: 4 },
  reply: { signedIn: ['Luis'], isLast: false },
})

export const revokeDevice = staffCall({
  method: 'POST',
  path: '/staff/devices/revoke',
  right: 'devices.edit',
  place: 'store',
  // A lost phone cannot wait for somebody to find a computer: whoever misses it asks a colleague for the PIN.
  approval: true,
  requirements: ['DAY-007', 'DAY-010', 'DAY-011', 'DAY-029', 'DAY-211'],
  summary:
    'Ends a device and every session on it, on every instance, from the next call on. A printer is taken away by its own call, which says what would be left without paper.',
  request: z.object({ deviceId: wireId<DeviceId>() }),
  reply: z.object({}),
})
export const revokeDeviceExample = (): Example<typeof revokeDevice> => ({ request: { deviceId: 4 }, reply: {} })
