import { type AuditKind, auditFields, type SaidField } from '@comanda/contract/audit-fields'

export type Fields = Readonly<Record<string, unknown>> | null

export interface FieldChange {
  readonly field: SaidField
  readonly kind: AuditKind
  readonly was: unknown
  readonly is: unknown
}

/** The fields that differ and that say something to a reader, in the order in which they are kept. */
export function toChanges(before: Fields, after: Fields): readonly FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter(isSaid)
    .map((field) => toChange(field, before?.[field], after?.[field]))
    .filter(hasChanged)
}

function toChange(field: SaidField, was: unknown, is: unknown): FieldChange {
  const kind = auditFields[field]
  return kind === 'about' ? { field, kind, was: undefined, is: is ?? was } : { field, kind, was, is }
}

export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isSaid(field: string): field is SaidField {
  return field in auditFields && auditFields[field as keyof typeof auditFields] !== 'unsaid'
}

function hasChanged({ was, is }: FieldChange): boolean {
  // What begins as none is no news: no money back, no units wasted.
  if (isNothing(was) && (isNothing(is) || is === 0 || is === false)) return false
  return JSON.stringify(was) !== JSON.stringify(is)
}
