/** The kinds of things that a write of the staff is about; each is named by `team/thing-names.repository.ts`. */
export const auditThings = [
  ...(['order', 'table', 'kitchen-ticket', 'kitchen-item', 'paper', 'booking'] as const),
  ...(['product', 'option-value', 'station', 'store', 'printer'] as const),
  ...(['staff', 'role', 'device', 'pairing-code', 'sales'] as const),
] as const
export type AuditThing = (typeof auditThings)[number]

/** The thing of an audit row as it is kept, such as `device:4`: of a kind that has no name nothing can be written. */
export type AuditSubject = `${AuditThing}:${string | number}`

interface ReadSubject {
  readonly kind: AuditThing
  readonly id: string
}

/** Undefined for a kind that this version does not know. */
export function readSubject(subject: string): ReadSubject | undefined {
  const cut = subject.indexOf(':')
  const kind = auditThings.find((one) => one === subject.slice(0, cut))
  return kind && { kind, id: subject.slice(cut + 1) }
}
