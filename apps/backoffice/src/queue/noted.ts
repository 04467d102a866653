import type { TimeZone } from '@comanda/rules/time/calendar'
import { presence } from '../state/presence.ts'

/** Where a write was made; there one sees afterwards whether it was done. */
type Place = 'kitchen' | 'orders' | 'floor' | 'rides' | 'book'

/** A write in words, so that a person can do it elsewhere. */
export interface Noted {
  readonly place: Place
  readonly text: string
  readonly at: number
  /** The device's own: once it was taken off the list nobody could say in which store it stood. */
  readonly timeZone: TimeZone | null
}

/** The device that somebody stands at, and its zone; null in a browser that nobody has come to. */
export function findHere() {
  const here = presence.get()
  if (here.state !== 'here') return null
  const { device, stores } = here.session
  const { timeZone = null } = stores.find(({ storeId }) => storeId === device?.storeId) ?? {}
  return { device, timeZone }
}
