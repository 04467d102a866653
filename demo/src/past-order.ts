import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { listOptionGroups } from '@comanda/rules/catalogue/list-option-groups'
import type { Product } from '@comanda/rules/catalogue/product'
import { type CustomerId, type LineId, type OrderId, toId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { OrderStatus } from '@comanda/rules/order/order'
import { getMinute } from '@comanda/rules/time/minute'
import type { DemoOrder, DemoOrderLine } from './demo-site.ts'

export interface PastOrderSheet {
  readonly n: number
  readonly customer: CustomerId
  readonly store: DemoOrder['storeId']
  readonly daysAgo: number
  readonly hour: string
  readonly mode: OrderingMode
  readonly status?: OrderStatus
  readonly notes?: string
  readonly lines: readonly LineSheet[]
}

interface LineSheet {
  readonly product: number
  readonly quantity?: number
  /** Names of attribute values and of options, as a diner would say them. */
  readonly chosen?: readonly string[]
  readonly notes?: string
}

const idOf = (kind: string, n: number) => `d0000000-0000-4000-8000-0000000${kind}${String(n).padStart(4, '0')}`

export function pastOrder(sheet: PastOrderSheet, products: readonly Product[]): DemoOrder {
  return {
    id: toId<OrderId>(idOf('d', sheet.n)),
    customerId: sheet.customer,
    storeId: sheet.store,
    daysAgo: sheet.daysAgo,
    at: getMinute(sheet.hour),
    mode: sheet.mode,
    status: sheet.status ?? 'picked-up',
    notes: sheet.notes ?? '',
    lines: sheet.lines.map((line, index) => toLine(line, sheet.n * 10 + index, products)),
  }
}

function toLine(sheet: LineSheet, n: number, products: readonly Product[]): DemoOrderLine {
  const product = products.find(({ id }) => Number(id) === sheet.product)
  if (product === undefined) throw new Error(`order line ${n} names no dish`)
  return {
    id: toId<LineId>(idOf('e', n)),
    productId: product.id,
    quantity: sheet.quantity ?? 1,
    notes: sheet.notes ?? '',
    configuration: choose(product, sheet.chosen ?? []),
  }
}

function choose(product: Product, chosen: readonly string[]): Configuration {
  const isChosen = ({ name }: { readonly name: { readonly base: string } }) => chosen.includes(name.base)
  const valueIds = product.attributes.flatMap(({ values }) => values.filter(isChosen).map(({ id }) => id))
  const bare: Configuration = { valueIds, options: [], units: [] }
  const options = listOptionGroups(product, findCombination(product, bare)).flatMap((group) =>
    group.values.filter(isChosen).map(({ id }) => ({ groupId: group.id, valueId: id })),
  )
  if (valueIds.length + options.length !== chosen.length) throw new Error(`dish ${product.id} lacks ${chosen.join()}`)
  return { valueIds, options, units: [] }
}
