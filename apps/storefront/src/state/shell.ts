import type { AllergyWish } from '@comanda/rules/cart/allergy-wish'
import type { ContainedAllergens } from '@comanda/rules/catalogue/list-contained'
import type { StoreId } from '@comanda/rules/ids'
import type { RepeatedLine } from '@comanda/rules/order/plan-repeat'
import type { SetupDraft } from '@comanda/rules/setup/setup-draft'
import { type Cell, createCell } from '@comanda/screen/cell'
import { startWaiting, stopWaiting, type WaitingShape } from '@comanda/ui/waiting-scrim'
import type { CardView } from '../views/card-view.ts'

/** The dialogs that can lie over a page, one at a time; each has its row in shell/overlays.tsx. */
export type Overlay =
  | { readonly name: 'drawer' | 'stores' | 'filters' | 'cart' | 'booking' | 'exit' | 'bad-table' | 'status-phone' }
  /** At the table. */
  | { readonly name: 'bill' | 'table-actions' }
  /** A site may require it on entry (SITE-007, SITE-011). */
  | {
      readonly name: 'account'
      readonly isRequired?: true
      readonly view?: 'forgotten' | 'login' | 'password' | 'registration'
    }
  | StartOverlay
  | { readonly name: 'repeat'; readonly plan: readonly RepeatedLine[]; readonly onAdd: () => void }
  | { readonly name: 'select-delivery'; readonly storeId: StoreId }
  | { readonly name: 'closed-venue'; readonly text: string }
  | { readonly name: 'allergy'; readonly question: AllergyQuestion; readonly onAnswer: AnswerAllergy }
  | { readonly name: 'suggestion'; readonly title: string; readonly products: readonly SuggestedProduct[] }

/** A dish that meets an allergy that the diner or their table declared. */
export interface AllergyQuestion {
  readonly dish: string
  readonly asked: ContainedAllergens
  /** It was declared for this very dish, and not for the whole order or table. */
  readonly isOwn: boolean
}

/** Null where they would rather choose something else. */
export type AnswerAllergy = (wish: AllergyWish | null) => void

/** The order setup, empty or with what is already chosen. */
export interface StartOverlay {
  readonly name: 'start'
  readonly isRequired?: true
  /** A table's code is to be scanned. */
  readonly scans?: true
  readonly draft?: SetupDraft
  readonly fromCode?: true
  /** Proves a scanned table's link, where the site requires it. */
  readonly signature?: string
  /** The dish on whose card it was begun: it is the first of the order. */
  readonly dish?: Pick<CardView, 'slug' | 'hasChoices'>
  /** The wish that waited for the order to begin, such as a dish (CART-011). */
  readonly onStarted?: () => void
}

export interface SuggestedProduct {
  readonly slug: string
  readonly name: string
  readonly picture: string | null
}

const shown = createCell<Overlay | null>(null)

/** For the one place that renders it. */
export const shownOverlay: Pick<Cell<Overlay | null>, 'get' | 'follow'> = shown

/** Where those stand that are no sheet. */
const shapes: { readonly [Name in Overlay['name']]?: WaitingShape } = { drawer: 'left', cart: 'right' }

export function openOverlay(overlay: Overlay): void {
  startWaiting(shapes[overlay.name])
  shown.set(overlay)
}

let waiting: readonly Overlay[] = []

/** Opens at once where nothing lies over the page, else after that is closed (OPEN-015). */
export function openOverlaySoon(overlay: Overlay): void {
  if (shown.get() === null) openOverlay(overlay)
  else openOverlayAfter(overlay)
}

/** Opens after the current overlay is closed (OPEN-015). */
export function openOverlayAfter(overlay: Overlay): void {
  waiting = [...waiting, overlay]
}

export function closeOverlay(): void {
  const [next = null, ...rest] = waiting
  waiting = rest
  if (next === null) stopWaiting()
  shown.set(next)
}
