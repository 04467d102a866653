import type { Language } from '@comanda/i18n/languages'
import { loadWords } from '@comanda/i18n/load-words'
import { tellError } from '../../state/news.ts'

/** Something that adding takes did not arrive, so nothing was added: said in the words that are there. */
export async function tellNotAdded(error: unknown, language: Language): Promise<void> {
  const isOffline = !navigator.onLine || error instanceof TypeError
  try {
    const { cart, refusals } = await loadWords(language, 'cart', 'refusals')
    tellError(isOffline ? cart.notAdded : refusals['server-fault'])
  } catch {
    const { offline } = await loadWords(language)
    tellError(offline.title)
  }
}
