import { es } from '@comanda/i18n/dictionaries/es'
import { formatPrice } from '@comanda/i18n/format-price'

/** Everything that a screen says stands in the dictionary: roles read with it, and no word is written here twice. */
export const words = es

/** Put into a sentence of the dictionary where any number, or any text, may stand. */
export const anyNumber = 909_090_909
export const anyText = '§'

/** Finds a sentence of the dictionary in what a screen says; what stands for something is caught. */
export function toPattern(said: string): RegExp {
  const escaped = said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(escaped.replaceAll(String(anyNumber), '(\\d+)').replaceAll(anyText, '(.*)'))
}

/** The same, where it says nothing else. */
export const toWhole = (said: string) => new RegExp(`^${toPattern(said).source}$`)

export const euros = (cents: number) => toPlain(formatPrice(cents, 'es'))

/** Spaces of every kind are one space. */
export const toPlain = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** A paper breaks its lines where it is full. */
export const squeeze = (text: string) => text.replace(/\s+/gu, '')

const price = /(\d[\d.]*),(\d\d) €/g

/** The amounts that a text names, in cents, in their order. */
export function readPrices(text: string): readonly number[] {
  return [...toPlain(text).matchAll(price)].map(([, whole = '', part = '']) => Number(whole.replaceAll('.', '') + part))
}

/** The name under which a text of the dictionary is found in what a screen says: the longest that fits. */
export function findSaid<Name extends string>(text: string, said: Readonly<Record<Name, string>>): Name | null {
  const names = (Object.keys(said) as Name[]).filter((name) => said[name] !== '' && text.includes(said[name]))
  return names.toSorted((one, other) => said[other].length - said[one].length)[0] ?? null
}
