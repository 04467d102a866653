/** The rows of a subject's file, without their examples. */
type RowsOf<Subject> = {
  readonly [Name in keyof Subject as Name extends `${string}Example` ? never : Name]: Subject[Name]
}

export function pickRows<Subject extends object>(subject: Subject): RowsOf<Subject> {
  const rows = Object.entries(subject).filter(([name]) => !name.endsWith('Example'))
  return Object.fromEntries(rows) as RowsOf<Subject>
}
