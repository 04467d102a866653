import type { AuditWords } from './dictionaries/audit/es.ts'
import type { BoardsWords } from './dictionaries/boards/es.ts'
import type { BookWords } from './dictionaries/book/es.ts'
import type { BookingWords } from './dictionaries/booking/es.ts'
import type { CartWords } from './dictionaries/cart/es.ts'
import type { CatalogueWords } from './dictionaries/catalogue/es.ts'
import type { CheckoutWords } from './dictionaries/checkout/es.ts'
import type { CommonWords } from './dictionaries/common/es.ts'
import type { ConsentWords } from './dictionaries/consent/es.ts'
import type { CustomerWords } from './dictionaries/customer/es.ts'
import type { DishWords } from './dictionaries/dish/es.ts'
import type { DoorWords } from './dictionaries/door/es.ts'
import type { Dictionary } from './dictionaries/es.ts'
import type { FirstWords } from './dictionaries/first/es.ts'
import type { FloorWords } from './dictionaries/floor/es.ts'
import type { FormsWords } from './dictionaries/forms/es.ts'
import type { HistoryWords } from './dictionaries/history/es.ts'
import type { OrdersWords } from './dictionaries/orders/es.ts'
import type { PagesWords } from './dictionaries/pages/es.ts'
import type { PausesWords } from './dictionaries/pauses/es.ts'
import type { PrintingWords } from './dictionaries/printing/es.ts'
import type { RefusalsWords } from './dictionaries/refusals/es.ts'
import type { ReportsWords } from './dictionaries/reports/es.ts'
import type { RidesWords } from './dictionaries/rides/es.ts'
import type { SetupWords } from './dictionaries/setup/es.ts'
import type { TableWords } from './dictionaries/table/es.ts'
import type { TeamWords } from './dictionaries/team/es.ts'
import type { TelephoneWords } from './dictionaries/telephone/es.ts'
import type { WaitingWords } from './dictionaries/waiting/es.ts'

/** Words that are fetched only with the screens and dialogs that use them: one folder of `dictionaries/` each. */
export interface Areas {
  readonly customer: CustomerWords
  readonly audit: AuditWords
  readonly boards: BoardsWords
  readonly book: BookWords
  readonly booking: BookingWords
  readonly cart: CartWords
  readonly catalogue: CatalogueWords
  readonly checkout: CheckoutWords
  readonly common: CommonWords
  readonly consent: ConsentWords
  readonly dish: DishWords
  readonly door: DoorWords
  readonly floor: FloorWords
  readonly forms: FormsWords
  readonly history: HistoryWords
  readonly orders: OrdersWords
  readonly pages: PagesWords
  readonly pauses: PausesWords
  readonly printing: PrintingWords
  readonly refusals: RefusalsWords
  readonly reports: ReportsWords
  readonly rides: RidesWords
  readonly setup: SetupWords
  readonly table: TableWords
  readonly team: TeamWords
  readonly telephone: TelephoneWords
  readonly waiting: WaitingWords
}

export type Area = keyof Areas

/** The first words, which every page has, and those of some areas. */
export type Words<in Asked extends Area = never> = {
  readonly [Section in keyof FirstWords | SectionOf<Asked>]: Dictionary[Section]
}

type SectionOf<Asked extends Area> = Asked extends Area ? keyof Areas[Asked] : never
