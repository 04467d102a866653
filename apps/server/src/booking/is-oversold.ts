/** Somebody else took the last seats a moment ago: an expected no, spoken by the database. */
export function isOversold(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'constraint' in cause && cause.constraint === 'slot_load_within_capacity'
}
