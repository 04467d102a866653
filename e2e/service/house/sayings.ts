import { allergenId, allergens } from '@comanda/demo/allergens'
import type { AllergenId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import { squeeze, words } from '../words.ts'

/** «¿Con cebolla?» answered with no: alone, neither «Sí» nor «No» would say anything (DAY-203). */
export const onion = { question: '¿Con cebolla?', no: 'No', without: 'Sin cebolla' }

/** An allergy that somebody at a table declares. */
export const eggs = { id: allergenId('eggs'), name: nameAllergen(allergenId('eggs')) }

function nameAllergen(id: AllergenId): string {
  const found = allergens.find((one) => one.id === id)
  return found === undefined ? '' : readText(found.name, 'es')
}

/** What must be read wherever a dish is, by the sentences that say it. */
const sayings: Readonly<Record<string, readonly string[]>> = {
  [onion.without]: [onion.without],
  [toAllergy(eggs.name)]: [words.kitchen.allergy(eggs.name), words.dish.allergyOf(eggs.name)],
}

export function toAllergy(name: string): string {
  return `allergy to ${name}`
}

/** Everything that is said about a dish, as far as a text says it, wherever its lines were broken. */
export function findSayings(text: string): string {
  const squeezed = squeeze(text)
  const found = Object.entries(sayings).filter(([, said]) => said.some((one) => squeezed.includes(squeeze(one))))
  return found
    .map(([name]) => name)
    .toSorted()
    .join(', ')
}
