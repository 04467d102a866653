import { loadSpokenWords } from '@comanda/screen/spoken'
import { tellError } from '../../state/news.ts'

/** Something that adding takes did not arrive, so nothing was added: said in the words that are there. */
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
