import type { Change } from '@comanda/rules/catalogue/change'
import { changeQuantity } from '@comanda/rules/catalogue/change-quantity'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Product } from '@comanda/rules/catalogue/product'
import { configureAutomatically, startConfiguration } from '@comanda/rules/catalogue/start-configuration'
import { useState } from 'react'

export interface Chosen {
  readonly configuration: Configuration
  readonly quantity: number
}

export interface ChoosingHandle {
  readonly choosing: Choosing
  /** Takes over the result of a move; a refused move changes nothing. */
  readonly apply: (change: Change) => void
  readonly setQuantity: (quantity: number) => void
  readonly replace: (chosen: Chosen) => void
}

/** The state of a diner who is choosing, from the dish's start or from an earlier choice. */
export function useChoosing(product: Product, context: ChoiceContext, begun?: Chosen): ChoosingHandle {
  const [chosen, setChosen] = useState<Chosen>(() => begun ?? startChoice(product, context))
  const choosing: Choosing = { product, context, ...chosen }
  return {
    choosing,
    apply: (change) => change.allowed && setChosen({ ...chosen, configuration: change.configuration }),
    setQuantity: (quantity) => {
      const configuration = product.configuresItself
        ? start(product, quantity, context)
        : changeQuantity(choosing, quantity)
      setChosen({ configuration, quantity })
    },
    replace: setChosen,
  }
}

export function startChoice(product: Product, context: ChoiceContext): Chosen {
  return { configuration: start(product, 1, context), quantity: 1 }
}

/** A dish that configures itself asks nothing, whatever the quantity (CONFIG-041). */
function start(product: Product, quantity: number, context: ChoiceContext): Configuration {
  const begin = product.configuresItself ? configureAutomatically : startConfiguration
  return begin(product, quantity, context)
}
