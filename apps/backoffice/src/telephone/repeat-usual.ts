import type { ReplyOf } from '@comanda/contract/call'
import type { showTelephoneMenu } from '@comanda/contract/calls/staff/telephone'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { StoreId } from '@comanda/rules/ids'
import { canRepeat, planRepeat, type RepeatVerdict } from '@comanda/rules/order/plan-repeat'
import type { Minute } from '@comanda/rules/time/calendar'
import type { CallLine } from './call-line.ts'
import type { Caller } from './caller.ts'
import type { KnownCaller } from './known-caller.tsx'

interface Usual {
  readonly lines: readonly Omit<CallLine, 'id'>[]
  /** The dishes that do not come along, each with the reason. */
  readonly left: readonly { readonly name: string; readonly why: LeftOut }[]
}

export type LeftOut = Exclude<RepeatVerdict['kind'], 'same' | 'price-changed'>

interface Desk {
  readonly storeId: StoreId
  readonly menu: ReplyOf<typeof showTelephoneMenu>['menu']
  readonly caller: Pick<Caller, 'mode' | 'at'>
  readonly context: ChoiceContext
}

/** The last order once more, at the prices of today, and what of it cannot be had (DAY-220). */
export function repeatUsual({ last }: KnownCaller, { storeId, menu, caller, context }: Desk): Usual {
  const { mode, at } = caller
  const plan = planRepeat(last.lines, {
    products: new Map(menu.products.map((product) => [product.id, product])),
    categories: new Map(menu.legend.categories.map((category) => [category.id, category])),
    setup: { mode, date: at?.date ?? null, time: at === null ? null : (at.minute as Minute), storeId, menuId: null },
    context,
    // An allergy is asked for at every call.
    filter: { allergens: [], diets: [] },
  })
  return {
    lines: plan
      .filter(canRepeat)
      .flatMap(({ past: { configuration, quantity, notes }, product }) =>
        product === null ? [] : [{ product, configuration, quantity, notes, allergies: [] }],
      ),
    left: plan.flatMap(({ past, verdict: { kind } }) =>
      kind === 'same' || kind === 'price-changed' ? [] : [{ name: past.name, why: kind }],
    ),
  }
}
