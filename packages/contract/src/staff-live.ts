import { type StationId, type StoreId, toId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { checked } from './wire/checked.ts'
import { wireId, wireWhole } from './wire/number.ts'

/** The topics that boards listen to. Visitors do not know these topics. */
export const staffTopics = ['kitchen', 'orders', 'floor', 'book', 'calls', 'menu'] as const
export type StaffTopic = (typeof staffTopics)[number]

/**
 * The thing that changed, never its new state: a board that shows an older version of the thing asks again. A message
 * that comes late or twice is harmless.
 */
const staffMessage = z.object({
  kind: checked(z.string(), z.regex(/^[a-z]+(-[a-z]+)*$/)),
  store: wireId<StoreId>(),
  id: z.string(),
  version: wireWhole,
})
export type StaffMessage = z.output<typeof staffMessage>

export function writeStaffMessage(message: StaffMessage): unknown {
  return z.encode(staffMessage, message)
}

/** Undefined for a message that this version does not know: a newer server may have more. */
export function findStaffMessage(text: string): StaffMessage | undefined {
  const message = z.safeDecode(staffMessage, JSON.parse(text))
  return message.success ? message.data : undefined
}

/** The event by which a staff line says that it lives; its data is the server's clock in milliseconds. */
export const signOfLife = 'alive'
export const signOfLifeSeconds = 2
/** A board that has had no sign of life for so long says how old its truth is. */
export const staleAfterSeconds = 5
/** The event by which a line says that news were lost: everything must be read again. */
export const resyncEvent = 'resync'

/** The topics that a text names, with commas between them; undefined when one of them is unknown. */
export function findStaffTopics(text: string): readonly StaffTopic[] | undefined {
  const names = [...new Set(text.split(',').filter((name) => name !== ''))]
  const known = staffTopics.filter((topic) => names.includes(topic))
  return known.length === names.length && known.length > 0 ? known : undefined
}

/** The pass, as a kitchen's board says that it shows it. */
export const passShown = 'pass'

/** What a kitchen's board shows; undefined where the line is none of a kitchen's. */
export function findShownPlace(text: string): StationId | typeof passShown | undefined {
  if (text === passShown) return passShown
  return /^[1-9]\d{0,8}$/.test(text) ? toId<StationId>(Number(text)) : undefined
}
