import type { Chosen } from '@comanda/dish/use-choosing'
import { checkConfiguration } from '@comanda/rules/catalogue/check-configuration'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { readConfiguration } from '@comanda/rules/catalogue/configuration-link'
import type { Product } from '@comanda/rules/catalogue/product'
import { useEffect, useRef } from 'react'

export const choiceParameter = 'c'

/** A choice that came with the link, if it is one of this dish; anything else is as if it were not there. */
export function readLinkedChoice(product: Product, context: ChoiceContext): Chosen | undefined {
  const text = new URLSearchParams(location.search).get(choiceParameter)
  const configuration = text === null ? undefined : readConfiguration(text)
  if (configuration === undefined) return undefined
  return checkConfiguration(product, configuration, 1, context).allowed ? { configuration, quantity: 1 } : undefined
}

/** Once the page has come alive, and once only: the same page serves everybody, whatever their link says. */
export function useLinkedChoice(take: () => void): void {
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    if (new URLSearchParams(location.search).has(choiceParameter)) take()
  }, [take])
}
