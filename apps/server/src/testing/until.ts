/**
 * Waits until it is so; the test's own limit ends what never comes. For tests whose timers are not the real ones: Vitest's
 * way to wait moves those on.
 */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate)
}
