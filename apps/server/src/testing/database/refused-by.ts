/** The constraint that refused a write; fails when the write succeeded or failed for another reason. */
export async function refusedBy(write: PromiseLike<unknown>): Promise<string> {
  const error = await write.then(
    () => undefined,
    (thrown: Error) => thrown,
  )
  if (error === undefined) throw new Error('the database took it')
  const cause = (error.cause ?? error) as { constraint?: string; message: string }
  if (cause.constraint === undefined) throw error
  return cause.constraint
}

/** How many of several simultaneous writes succeeded. */
export async function countTaken(writes: readonly PromiseLike<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(writes)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}
