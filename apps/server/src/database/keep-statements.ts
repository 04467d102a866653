import type { HotStatement } from './hot-statement.ts'

/** One statement for each set of columns, and for each of the two forms that it is asked in; made when first needed. */
export function keepStatements<Name extends string, Values, Result>(
  make: (names: readonly Name[], form: boolean) => HotStatement<Values, Result>,
): (names: readonly Name[], form: boolean) => HotStatement<Values, Result> {
  const kept = new Map<string, HotStatement<Values, Result>>()
  return (names, form) => {
    const key = `${form} ${names.join()}`
    const found = kept.get(key) ?? make(names, form)
    kept.set(key, found)
    return found
  }
}
