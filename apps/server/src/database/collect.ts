/** Groups the rows of a child table by their parent's key, in their order. */
export function collect<Row, Key, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  toValue: (row: Row) => Value,
): Map<Key, Value[]> {
  const collected = new Map<Key, Value[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const values = collected.get(key)
    if (values === undefined) collected.set(key, [toValue(row)])
    else values.push(toValue(row))
  }
  return collected
}
