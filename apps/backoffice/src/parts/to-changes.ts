export type Fields = Readonly<Record<string, unknown>> | null

export interface FieldChange {
  readonly field: string
  readonly was: unknown
  readonly is: unknown
}

/** The fields that differ, in the order in which they are kept. */
export function toChanges(before: Fields, after: Fields): readonly FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({ field, was: before?.[field], is: after?.[field] }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
}
