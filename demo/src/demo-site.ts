import type { Booking, Sitting } from '@comanda/rules/booking/booking'
import type { CartLine } from '@comanda/rules/cart/cart'
import type { Allergen, Category, Diet, Product } from '@comanda/rules/catalogue/product'
import type { Customer, SavedAddress, SavedCard } from '@comanda/rules/customer/customer'
import type {
  CombinationId,
  CustomerId,
  DeviceId,
  MenuId,
  PriceListId,
  ProductId,
  StaffId,
  StationId,
  StoreId,
} from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Cents } from '@comanda/rules/money/cents'
import type { Order } from '@comanda/rules/order/order'
import type { Coupon, Promotion, Receipt } from '@comanda/rules/promotions/promotion'
import type { SeededRoleName } from '@comanda/rules/team/seeded-roles'
import type { Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Banner, Brand, ContentPage, SocialLink, Website } from '@comanda/rules/website/website'
import type { DemoPaymentAccount } from './payment-accounts.ts'
import type { DemoStation } from './station.ts'

/** Everything one demo site consists of. */
export interface DemoSite {
  readonly website: Website
  readonly hosts: readonly string[]
  /** The envelope's key and its password: both public, and their text says that they are for the demo. */
  readonly key: { readonly publicKey: string; readonly password: string }
  readonly menus: readonly Menu[]
  readonly priceLists: readonly PriceList[]
  readonly stores: readonly Store[]
  /** A store that has payment accounts of its own besides those of the site. */
  readonly ownAccounts?: { readonly storeId: StoreId; readonly accounts: readonly DemoPaymentAccount[] }
  /** Who sells in all of them, as the tax office would know them; nobody has this number. */
  readonly legal: { readonly legalName: string; readonly taxId: string }
  readonly stations: readonly DemoStation[]
  readonly printers?: readonly DemoPrinter[]
  readonly sittings: readonly Sitting[]
  readonly bookings: readonly DemoBooking[]
  readonly brands: readonly Brand[]
  readonly categories: readonly Category[]
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
  readonly products: readonly Product[]
  readonly promotions: readonly StorePromotion[]
  readonly coupons: readonly Coupon[]
  readonly receipts: readonly Receipt[]
  readonly customers: readonly DemoCustomer[]
  readonly orders: readonly DemoOrder[]
  readonly staff: readonly DemoStaff[]
  readonly pages: readonly ContentPage[]
  readonly banners: readonly Banner[]
  readonly socials: readonly SocialLink[]
}

export interface DemoPrinter {
  readonly id: DeviceId
  readonly storeId: StoreId
  readonly name: string
  readonly fallbackId: DeviceId | null
  /** Whose dishes it prints. */
  readonly stationIds: readonly StationId[]
  /** Asks the server itself, or only listens on a port and has a relay beside it. */
  readonly way: 'asks' | 'listens'
  /** Public, and its text says that it is for the demo. */
  readonly token: string
}

/** Wire mode: the dishes that an ordering mode offers. */
export interface Menu {
  readonly id: MenuId
  readonly name: string
}

/** Wire tarifa. A price given here replaces the product's own. */
export interface PriceList {
  readonly id: PriceListId
  readonly name: string
  readonly isGeneral: boolean
  readonly prices: readonly ListPrice[]
}

export interface ListPrice {
  readonly productId: ProductId
  readonly combinationId: CombinationId | null
  readonly price: Cents
}

export interface StorePromotion {
  readonly promotion: Promotion
  /** Empty means in every store. */
  readonly storeIds: readonly StoreId[]
}

export interface DemoCustomer {
  readonly customer: Customer
  readonly addresses: readonly SavedAddress[]
  readonly cards: readonly DemoCard[]
  readonly favouriteIds: readonly ProductId[]
}

/** A card at the sandbox bank; it belongs to nobody and works nowhere else. */
export interface DemoCard extends SavedCard {
  readonly providerToken: string
}

/** An order that is always the same number of days old, whenever the demo is loaded; the rules price it. */
export interface DemoOrder extends Pick<Order, 'id' | 'storeId' | 'status'> {
  readonly customerId: CustomerId
  readonly daysAgo: number
  readonly at: Minute
  readonly mode: OrderingMode
  readonly notes: string
  readonly lines: readonly DemoOrderLine[]
}

export type DemoOrderLine = Pick<CartLine, 'id' | 'productId' | 'quantity' | 'notes' | 'configuration'>

export interface DemoStaff {
  readonly id: StaffId
  readonly name: string
  readonly email: string
  readonly role: SeededRoleName
  /** Of the tile, such as #2f6f4f. */
  readonly colour: string
  /** Empty means in every store. */
  readonly storeIds: readonly StoreId[]
}

/** A booking that is always the same number of days away, whenever the demo is loaded. */
export interface DemoBooking extends Omit<Booking, 'date'> {
  readonly daysAhead: number
}

/** Every demo person's password. It never reaches production: the loader refuses to run there. */
export const demoPassword = 'demo-comanda'

/** Every demo person's PIN, on a device that has been paired. */
export const demoPin = '2580'
