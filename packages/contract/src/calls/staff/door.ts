import type { StaffId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireStaffTile } from '../../entities/staff/staff-device.ts'
import { wireStaffSession } from '../../entities/staff/staff-session.ts'
import type { Example } from '../../example.ts'
import { exampleBoardSession, exampleStaffSession } from '../../examples/staff.ts'
import { staffCall } from '../../staff-call.ts'
import { checked } from '../../wire/checked.ts'
import { wireId } from '../../wire/number.ts'
import { typedLine } from '../../wire/typed-text.ts'

/** As it was typed; hashed, and shown to nobody. */
const password = checked(z.string(), z.maxLength(200))
const pin = checked(z.string(), z.regex(/^\d{1,6}$/))

export const signIn = staffCall({
  method: 'POST',
  path: '/staff/sign-in',
  right: 'anyone',
  place: 'nowhere',
  repeats: 'done-again',
  requirements: ['DAY-003', 'DAY-004', 'DAY-016'],
  summary: 'A person signs in with the site’s host, e-mail and password. The answer sets the session’s cookie.',
  request: z.object({ site: typedLine(260), email: typedLine(254), password }),
  reply: wireStaffSession,
})
export const signInExample = (): Example<typeof signIn> => ({
  request: { site: 'localhost', email: 'direccion@demo.example', password: 'demo-comanda' },
  reply: exampleStaffSession,
})

export const signOut = staffCall({
  method: 'POST',
  path: '/staff/sign-out',
  right: 'person',
  place: 'nowhere',
  repeats: 'done-again',
  requirements: ['DAY-007'],
  summary: 'Ends the session of the person; the device stays paired.',
  request: z.object({}),
  reply: z.object({}),
})
export const signOutExample = (): Example<typeof signOut> => ({ request: {}, reply: {} })

export const whoAmI = staffCall({
  method: 'GET',
  path: '/staff/me',
  right: 'present',
  place: 'nowhere',
  byBoard: true,
  requirements: ['DAY-009', 'DAY-011'],
  summary: 'Who is there, on which device, with which rights, in which stores.',
  request: z.object({}),
  reply: wireStaffSession,
})
export const whoAmIExample = (): Example<typeof whoAmI> => ({ request: {}, reply: exampleStaffSession })

export const listTiles = staffCall({
  method: 'GET',
  path: '/staff/tiles',
  right: 'device',
  place: 'store',
  requirements: ['DAY-018'],
  summary: 'The people who may sign in on this device with their PIN.',
  request: z.object({}),
  reply: z.array(wireStaffTile),
})
export const listTilesExample = (): Example<typeof listTiles> => ({
  request: {},
  reply: [{ staffId: 3, name: 'Marta', colour: '#2f6f4f', isShut: false }],
})

export const enterPin = staffCall({
  method: 'POST',
  path: '/staff/pin',
  right: 'device',
  place: 'store',
  repeats: 'done-again',
  requirements: ['DAY-012', 'DAY-014', 'DAY-015', 'DAY-016', 'DAY-017'],
  summary: 'A person signs in on a paired device with their PIN, in place of whoever was signed in there.',
  request: z.object({ staffId: wireId<StaffId>(), pin }),
  reply: wireStaffSession,
})
export const enterPinExample = (): Example<typeof enterPin> => ({
  request: { staffId: 3, pin: '2580' },
  reply: exampleStaffSession,
})

/** By the link that whoever added the person hands on. */
export const setUpPerson = staffCall({
  method: 'POST',
  path: '/staff/set-up',
  right: 'anyone',
  place: 'nowhere',
  repeats: 'done-again',
  requirements: ['DAY-013', 'DAY-019', 'DAY-221'],
  summary:
    'Somebody new sets password and PIN, once, by the key of their link, and is signed in. The answer sets the session’s cookie.',
  request: z.object({ key: checked(z.string(), z.maxLength(100)), password, pin }),
  reply: wireStaffSession,
})
export const setUpPersonExample = (): Example<typeof setUpPerson> => ({
  request: { key: 'q1w2e3r4t5y6u7i8o9p0a1', password: 'una frase larga', pin: '2580' },
  reply: exampleStaffSession,
})

export const pairDevice = staffCall({
  method: 'POST',
  path: '/staff/devices/pair',
  right: 'anyone',
  place: 'nowhere',
  repeats: 'done-again',
  requirements: ['DAY-005', 'DAY-008', 'DAY-009'],
  summary: 'Pairs the browser that sends the code. The answer sets the device’s cookie.',
  request: z.object({ code: typedLine(20) }),
  reply: wireStaffSession,
})
export const pairDeviceExample = (): Example<typeof pairDevice> => ({
  request: { code: 'K7WM3RXD' },
  reply: exampleBoardSession,
})
