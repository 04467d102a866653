/** Which constraint kept a write out; fails when the write went through or broke for another reason. */
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

/** How many of several writes at once went through. */
export async function countTaken(writes: readonly PromiseLike<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(writes)
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}
