import type { Chosen } from '@comanda/dish/use-choosing'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Product } from '@comanda/rules/catalogue/product'
import { useEffect, useRef } from 'react'

export const choiceParameter = 'c'

/** A choice that came with the link. Few links have one, so the code that reads it is loaded with the first. */
export async function readLinkedChoice(product: Product, context: ChoiceContext): Promise<Chosen | undefined> {
  const text = readParameter()
  if (text === null) return undefined
  const { checkLinkedChoice } = await import('./check-linked-choice.ts')
  return checkLinkedChoice(text, product, context)
}

/** Runs once, after hydration: the same page serves everybody, whatever their link says. */
export function useLinkedChoice(take: () => void): void {
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    if (readParameter() !== null) take()
  }, [take])
}

function readParameter(): string | null {
  return new URLSearchParams(location.search).get(choiceParameter)
}
