import type { Dictionary } from '@comanda/i18n/dictionaries/es'

/** A sentence for each field that the rules call invalid: it is empty, or its value is not possible. */
export function toProblems<Field extends string>(
  invalid: readonly Field[],
  values: Readonly<Record<Field, unknown>>,
  words: Dictionary['forms'],
): { readonly [Name in Field]?: string } {
  const say = (field: Field): string => {
    const value = values[field]
    if (typeof value !== 'string' || value.trim() === '') return words.required
    return field === 'email' ? words.email : words.invalid
  }
  return Object.fromEntries(invalid.map((field) => [field, say(field)])) as { readonly [Name in Field]?: string }
}
