import { type FollowKey, toId } from '@comanda/rules/ids'
import { deviceStorage } from '@comanda/screen/storage'

const link = /^#([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i
const name = 'followed-order'
const liveName = 'live-order'

/** The status page of an order, on any device. After the hash sign the key reaches no server log and no other site. */
export function toFollowPath(key: FollowKey): string {
  return `/status#${key}`
}

export function readFollowKey(hash: string): FollowKey | null {
  const [, key] = link.exec(hash) ?? []
  return key === undefined ? null : toId<FollowKey>(key)
}

/** The device that ordered finds the status page without the link, even after it began another order. */
export function keepFollowKey(key: FollowKey): void {
  deviceStorage.keep(name, key)
}

/** An order that is not over yet: every page of this device leads to it, in any tab (F-224). */
export function keepLive(key: FollowKey, isLive: boolean): void {
  if (isLive) deviceStorage.keep(liveName, key)
  else if (readLiveKey() === key) deviceStorage.forget(liveName)
}

export function readLiveKey(): FollowKey | null {
  return readFollowKey(`#${deviceStorage.read(liveName) ?? ''}`)
}

export function readKeptFollowKey(): FollowKey | null {
  return readFollowKey(`#${deviceStorage.read(name) ?? ''}`)
}
