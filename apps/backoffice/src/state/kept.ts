import { deviceStorage, forgetOnDevice } from '@comanda/screen/storage'

type Kept =
  | 'language'
  | 'site'
  | 'roles-seen'
  | 'audit-seen'
  | 'call-taken'
  | 'station'
  | 'store'
  | 'board-larger'
  | 'board-light'
  | 'floor-list'
  | 'device'
  | 'sign-out-unreported'
  | 'unsent'
  | 'presses'
  | 'usb-printer'
  | `${typeof ofBoards}${string}`

/** What is kept of a board begins with it, so that all of it can be forgotten. */
export const ofBoards = 'board of '
const prefix = 'comanda-'

/**
 * The things that this browser keeps between two visits (decision 0039). The address of a printer on its cable opens
 * that printer's papers and nothing else.
 */
export function readKept(name: Kept): string | null {
  return deviceStorage.read(`${prefix}${name}`)
}

export function keep(name: Kept, value: string): void {
  deviceStorage.keep(`${prefix}${name}`, value)
}

export function forget(name: Kept): void {
  deviceStorage.forget(`${prefix}${name}`)
}

export function forgetBoards(): void {
  forgetOnDevice(`${prefix}${ofBoards}`)
}
