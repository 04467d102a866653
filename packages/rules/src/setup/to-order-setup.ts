import type { OrderSetup } from '../cart/cart.ts'
import type { Address } from '../customer/contact.ts'
import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { StoreMoment } from '../time/calendar.ts'
import { chooseMenu } from '../venue/choose-menu.ts'
import type { Resource, Store } from '../venue/store.ts'
import type { Website } from '../website/website.ts'
import type { SetupDraft } from './setup-draft.ts'

export interface SetupSources {
  readonly site: Pick<Website, 'menuId'>
  readonly store: Pick<Store, 'id' | 'warehouseId' | 'resources' | 'digitalCardMenuId'>
  readonly now: StoreMoment
  readonly defaultAddress: Address | null
}

/** The setup that is saved when the visitor starts the order (SETUP-046 to SETUP-050). */
export function toOrderSetup(
  draft: SetupDraft & { readonly mode: OrderingMode },
  { site, store, now, defaultAddress }: SetupSources,
): OrderSetup {
  const { mode } = draft
  const resource = findResource(store, draft)
  const isTable = mode === 'table'
  const isNow = mode === 'takehere'
  return {
    mode,
    storeId: store.id,
    warehouseId: modeRules[mode].takesWarehouse ? store.warehouseId : null,
    menuId: chooseMenu({ site, mode, store, resource, current: null }),
    resourceId: resource?.id ?? null,
    position: isTable ? draft.position : null,
    room: isTable ? draft.room : null,
    // Eating here means today and now, unless the diner says otherwise (OPEN-004).
    date: draft.date ?? (isNow ? now.date : null),
    time: draft.time ?? (isNow ? now.minute : null),
    asSoonAsPossible: draft.dateType === 'asap',
    address: mode !== 'delivery' ? null : draft.usesDefaultAddress ? defaultAddress : draft.address,
    onPremises: draft.onPremises || mode === 'takehere' || isTable,
  }
}

/** The room of the table, or the counter that serves the mode (CONST-018). */
export function findResource(
  store: Pick<Store, 'resources'>,
  draft: Pick<SetupDraft, 'mode' | 'resourceId'>,
): Resource | null {
  if (draft.mode === 'table') return store.resources.find(({ id }) => id === draft.resourceId) ?? null
  const kind = draft.mode === null ? null : modeRules[draft.mode].resourceKind
  return store.resources.find((resource) => resource.kind === kind) ?? null
}
