import type { OrderSetup } from '@comanda/rules/cart/cart'
import { type ResourceId, toId } from '@comanda/rules/ids'
import { deviceStorage } from '@comanda/screen/storage'
import { toSetupCookies, writeCookies } from '../cart/cart-cookies.ts'
import { readCookie, writeCookie } from '../state/cookie.ts'
import { changeSetup } from '../state/setup.ts'

type Jar = { cookie: string }

/** The memory of a setup in the browser for seven days (CART-006). Nothing here is trusted. */
export function rememberSetup(setup: OrderSetup, fromCode: boolean, jar: Jar = document): void {
  const isScan = fromCode || setup.mode === 'table'
  writeCookies(toSetupCookies(setup, isScan), jar)
  changeSetup({ mode: setup.mode, storeId: setup.storeId, fromCode: isScan })
}

const idClientKey = 'idClient'

/** A number from 1 to 1000 to show, never to identify anyone (SETUP-051, OPEN-087). */
export function keepIdClient(random: () => number = Math.random): number {
  const id = 1 + Math.floor(random() * 1000)
  deviceStorage.keep(idClientKey, String(id))
  return id
}

/** The resource that a code named, used for one order and then forgotten (QR-012, OPEN-017). */
export function takeResourceId(jar: Jar = document): ResourceId | null {
  const named = readCookie('resource-id', jar.cookie)
  writeCookie('resource-id', null, jar)
  return named !== null && /^[1-9]\d{0,8}$/.test(named) ? toId<ResourceId>(Number(named)) : null
}
