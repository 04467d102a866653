import { useWords } from '@comanda/screen/words'
import { Screen } from '../parts/screen.tsx'
import { useStore } from '../parts/use-store.tsx'
import { Pauses } from './pauses.tsx'

/** The dishes that a store sells today, and those that it has run out of. */
export function Component() {
  const { pauses: words, kitchen } = useWords('pauses', 'boards')
  const shown = useStore((storeId) => <Pauses key={storeId} storeId={storeId} />)
  return (
    <Screen title={words.pageTitle} text={words.pageText}>
      {shown ?? <p>{kitchen.noStore}</p>}
    </Screen>
  )
}
