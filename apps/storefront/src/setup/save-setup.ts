import { getRegisterOpen } from '@comanda/contract/calls/opening-hours'
import { getResource, getResourceAlias } from '@comanda/contract/calls/resource'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { isRefusal } from '@comanda/contract/refusals'
import { formatPrice } from '@comanda/i18n/format-price'
import type { ResourceId } from '@comanda/rules/ids'
import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { toOrderSetup } from '@comanda/rules/setup/to-order-setup'
import { nameTable } from '@comanda/rules/table/name-table'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Resource } from '@comanda/rules/venue/store'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import { errorShownMs, tell, tellError } from '@comanda/screen/toasts'
import { order } from '../cart/order.ts'
import { shownCart } from '../state/cart.ts'
import { call } from '../state/client.ts'
import { coverWhile } from '../state/loading.ts'
import { openOverlay } from '../state/shell.ts'
import { askMinimum } from './ask-minimum.ts'
import { beginOrder } from './begin-order.ts'
import { chooseMode, chooseStore } from './choices.ts'
import { keepDeliveryAddress } from './keep-delivery-address.ts'
import { keepIdClient, rememberSetup, takeResourceId } from './remember-setup.ts'
import type { SetupToSave } from './setup-to-save.ts'
import { tellSetupFailure } from './tell-setup-failure.ts'

/** Saves how, where and when, and begins the order (SETUP-045 to SETUP-051). A failure keeps all choices (OPEN-006). */
export async function saveSetup(wish: SetupToSave): Promise<boolean> {
  try {
    return await (wish.isQuiet ? save(wish) : coverWhile(save(wish)))
  } catch (error) {
    tellSetupFailure(error, wish.words)
    return false
  }
}

async function save(wish: SetupToSave): Promise<boolean> {
  const { draft, store, venues, site, words, fromCode, isQuiet = false } = wish
  const { clock, defaultAddress } = venues
  const named = takeResourceId()
  if (modeRules[draft.mode].createsCart) {
    const register = await call(getRegisterOpen, { storeId: store.id })
    if (isRefusal(register)) return refuse(register, draft.mode)
  }
  const now = toStoreMoment(clock(), store.timeZone)
  const setup = toOrderSetup(draft, { site, store, now, defaultAddress: defaultAddress?.address ?? null })
  const [counter, minimum] = await Promise.all([findCounter(wish, named), askMinimum(setup)])
  if (isRefusal(counter)) return refuse(counter, draft.mode)
  if (isRefusal(minimum)) return refuse(minimum, draft.mode)
  if (modeRules[draft.mode].createsCart) {
    const begun = await beginOrder({ ...setup, resourceId: counter?.id ?? setup.resourceId }, wish)
    if (isRefusal(begun)) return refuse(begun, draft.mode)
  }
  rememberSetup(setup, fromCode)
  if (draft.mode === 'table' && !isQuiet) await sayWhere(wish)
  // Who has that much in the cart need not be told.
  if (minimum > (shownCart.get()?.total ?? 0)) tell(words.setup.minimum(formatPrice(minimum, spokenLanguage())))
  keepIdClient()
  if (draft.mode === 'delivery') await keepDeliveryAddress(wish)
  await chooseStore(store.id, { site, words, isQuiet })
  await chooseMode(draft.mode, { site, words, isQuiet })
  return true
}

/** The counter of the order: the one a code named, else the store's counter for this mode (SETUP-047, QR-012). */
async function findCounter(
  { draft, store }: SetupToSave,
  named: ResourceId | null,
): Promise<Resource | ToldRefusal | null> {
  const { mode } = draft
  if (mode !== 'delivery' && mode !== 'pickup' && mode !== 'takehere') return null
  const known = store.resources.some(({ id, kind }) => id === named && kind === mode)
  return call(getResource, { resourceId: known ? named : null, storeId: store.id, kind: mode })
}

/** «Estás en Sala Ventana»: the table by the name that its venue uses (QR-017). */
async function sayWhere({ draft, words }: SetupToSave): Promise<void> {
  const { resourceId, position } = draft
  if (resourceId === null || position === null) return
  const table = await call(getResourceAlias, { resourceId, position })
  if (!isRefusal(table)) tell(words.setup.atTable(nameTable(table, position)))
}

/** A code that names no table has its own dialog; a table that staff have not opened leads home (CART-021). */
function refuse({ refused, message }: ToldRefusal, mode: OrderingMode): false {
  if (mode === 'table' && (refused === 'code-to-read-again' || refused === 'resource-not-found')) {
    openOverlay({ name: 'bad-table' })
    return false
  }
  tellError(message)
  if (refused === 'table-not-opened') {
    order.forget()
    // The next page is another document, so the sentence is shown first.
    setTimeout(() => location.assign('/'), errorShownMs)
  }
  return false
}
