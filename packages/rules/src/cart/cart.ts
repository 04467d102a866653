import type { Configuration } from '../catalogue/configuration.ts'
import type { Address, Contact } from '../customer/contact.ts'
import type {
  AllergenId,
  CartId,
  CustomerId,
  LineId,
  MenuId,
  ProductId,
  ResourceId,
  StoreId,
  WarehouseId,
} from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Cents } from '../money/cents.ts'
import type { Instant, IsoDate, Minute } from '../time/calendar.ts'
import type { AllergyAnswer } from './allergy-wish.ts'

/** Wire SaleTemp. `version` grows with every change; a payment is bound to one version. */
export interface Cart {
  readonly id: CartId
  readonly version: number
  readonly number: number
  readonly state: CartState
  readonly setup: OrderSetup
  readonly lines: readonly CartLine[]
  readonly customerId: CustomerId | null
  readonly contact: Contact | null
  readonly notes: string
  /**
   * The allergens that somebody of the order or the table must not eat: they go to the kitchen with every dish
   * (DAY-072).
   */
  readonly allergies?: readonly AllergenId[]
  readonly couponCode: string | null
  readonly receiptCode: string | null
  readonly tip: Cents
  readonly buffetBlocked: boolean
  readonly openedAt: Instant
}

export const cartStates = ['open', 'paying', 'ordered', 'closed', 'abandoned'] as const
export type CartState = (typeof cartStates)[number]

/** How, where and when: wire delivery mode and its data (SETUP-002). */
export interface OrderSetup {
  readonly mode: OrderingMode
  readonly storeId: StoreId
  readonly warehouseId: WarehouseId | null
  readonly menuId: MenuId | null
  readonly resourceId: ResourceId | null
  readonly position: number | null
  readonly room: string | null
  readonly date: IsoDate | null
  readonly time: Minute | null
  /** True when the first free slot is meant and not a chosen one (OPEN-011). */
  readonly asSoonAsPossible: boolean
  readonly address: Address | null
  readonly onPremises: boolean
}

/** Wire DetailItemTemp. Prices are never stored here: they are computed. */
export interface CartLine {
  readonly id: LineId
  readonly productId: ProductId
  readonly configuration: Configuration
  readonly quantity: number
  readonly notes: string
  /** The allergens that whoever eats it must not eat (DAY-072). */
  readonly allergies?: readonly AllergenId[]
  /** Null where no declared allergy met it, or nobody was asked yet. */
  readonly allergyAnswer?: AllergyAnswer | null
  readonly course: number
  /** False once the line was sent to the kitchen (CART-004). */
  readonly deletable: boolean
  /** The device that added the line. */
  readonly addedBy: string | null
}
