import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { type Judging, judgeDishes } from './judge-dishes.ts'

/** The function that judges dishes, with the words of the page's language. */
export async function loadJudge() {
  const words = await loadSpokenWords('catalogue')
  return (judging: Omit<Judging, 'words'>) => judgeDishes({ ...judging, words })
}
