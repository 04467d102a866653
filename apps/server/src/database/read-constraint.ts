/** The constraint that refused a write, if one did. */
export function readConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (typeof cause !== 'object' || cause === null || !('constraint' in cause)) return undefined
  return typeof cause.constraint === 'string' ? cause.constraint : undefined
}
