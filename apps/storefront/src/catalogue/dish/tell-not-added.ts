import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { tellError } from '@comanda/screen/toasts'

/** Loading failed, so nothing was added; says so in the words that are available. */
export async function tellNotAdded(error: unknown): Promise<void> {
  const isOffline = !navigator.onLine || error instanceof TypeError
  try {
    const { cart, refusals } = await loadSpokenWords('cart', 'refusals')
    tellError(isOffline ? cart.notAdded : refusals['server-fault'])
  } catch {
    const { offline } = await loadSpokenWords()
    tellError(offline.title)
  }
}
