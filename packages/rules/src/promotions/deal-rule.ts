import type { PromotionDeal } from './promotion.ts'
import type { TakenUnits, UnitRun } from './unit-run.ts'

export type DealOf<Kind extends PromotionDeal['kind']> = Extract<PromotionDeal, { readonly kind: Kind }>

/** The gains of a deal of one kind: the discount on each unit, and the units it uses up. */
export type DealRule<Kind extends PromotionDeal['kind']> = (offer: {
  /** Full groups: eligible units ÷ bought, rounded down. */
  readonly groups: number
  readonly bought: number
  readonly deal: DealOf<Kind>
  readonly cheapestFirst: readonly UnitRun[]
}) => DealEffect

export interface DealEffect {
  readonly discounts: readonly UnitDiscount[]
  readonly used: readonly TakenUnits[]
}

/** In ten-thousandths of a cent, so that a line is rounded once, at the end (OPEN-107). */
export interface UnitDiscount {
  readonly run: UnitRun
  readonly tenThousandths: number
}
