/** So many at once: a phone's connection has room left for what the visitor asks for. */
const lanes = 4

/** Does the work for each, a few at a time. What fails is left out, and does not stop the others. */
export async function runFewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values()
  const goAlong = async () => {
    for (const item of left) await work(item).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: lanes }, goAlong))
}
