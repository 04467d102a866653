import type { VatRates } from '../money/vat-rates.ts'
import type { OrderingMode } from './ordering-mode.ts'
import type { ResourceKind } from './resource-kind.ts'

export type SetupStep = 'mode' | 'address' | 'store' | 'date-time' | 'scan'

export type SetupNeed = 'store' | 'address' | 'date' | 'time' | 'resource' | 'position' | 'room'

/** Everything that differs between one way of ordering and another. */
export interface ModeRules {
  /** The code by which the store's counter for the order is found (CONST-018). */
  readonly resourceCode: 1 | 2 | 3 | null
  readonly resourceKind: ResourceKind | null
  /** A room number is needed only where the table asks for one, so it is not listed here. */
  readonly needs: readonly SetupNeed[]
  readonly steps: readonly SetupStep[]
  /** Whether the hours of categories and products are checked (CATALOGUE-033). */
  readonly checksHours: boolean
  readonly week: 'week' | 'deliveryWeek'
  /** Ordered at a point of sale, where the diner sits; modes that need no scan are ordered on the web (SITE-005). */
  readonly atPointOfSale: boolean
  /** Not offered while the store's takeaway is closed (OPEN-104). */
  readonly closesWithTakeaway: boolean
  readonly vatSide: keyof VatRates
  readonly createsCart: boolean
  readonly takesWarehouse: boolean
  readonly minimumOrderApplies: boolean
}

export const modeRules: Readonly<Record<OrderingMode, ModeRules>> = {
  delivery: {
    resourceCode: 1,
    resourceKind: 'delivery',
    needs: ['store', 'address', 'date', 'time'],
    steps: ['mode', 'address', 'store', 'date-time'],
    checksHours: true,
    week: 'deliveryWeek',
    atPointOfSale: false,
    closesWithTakeaway: true,
    vatSide: 'takenAway',
    createsCart: true,
    takesWarehouse: true,
    minimumOrderApplies: true,
  },
  pickup: {
    resourceCode: 2,
    resourceKind: 'pickup',
    needs: ['store', 'date', 'time'],
    steps: ['mode', 'store', 'date-time'],
    checksHours: true,
    week: 'week',
    atPointOfSale: false,
    closesWithTakeaway: true,
    vatSide: 'takenAway',
    createsCart: true,
    takesWarehouse: true,
    minimumOrderApplies: true,
  },
  table: {
    resourceCode: null,
    resourceKind: 'room',
    needs: ['resource', 'position'],
    steps: ['mode', 'scan'],
    checksHours: false,
    week: 'week',
    atPointOfSale: true,
    closesWithTakeaway: false,
    vatSide: 'onPremises',
    createsCart: true,
    takesWarehouse: false,
    minimumOrderApplies: false,
  },
  'digital-card': {
    resourceCode: null,
    resourceKind: null,
    needs: ['store'],
    steps: ['mode', 'store'],
    checksHours: false,
    week: 'week',
    atPointOfSale: true,
    closesWithTakeaway: false,
    vatSide: 'onPremises',
    createsCart: false,
    takesWarehouse: false,
    minimumOrderApplies: false,
  },
  takehere: {
    resourceCode: 3,
    resourceKind: 'takehere',
    needs: ['store'],
    steps: ['mode', 'store'],
    checksHours: true,
    week: 'week',
    atPointOfSale: false,
    closesWithTakeaway: true,
    vatSide: 'onPremises',
    createsCart: true,
    takesWarehouse: false,
    minimumOrderApplies: false,
  },
}

/** The flags of a stored cart. Their order matters: the first flag that is on decides. */
export interface ModeFlags {
  readonly takeAway: boolean
  readonly delivery: boolean
  readonly eatHere: boolean
}

export function toMode(flags: ModeFlags): OrderingMode {
  if (flags.takeAway) return 'pickup'
  if (flags.delivery) return 'delivery'
  return flags.eatHere ? 'takehere' : 'table'
}

export function toModeFlags(mode: OrderingMode): ModeFlags {
  return { takeAway: mode === 'pickup', delivery: mode === 'delivery', eatHere: mode === 'takehere' }
}
