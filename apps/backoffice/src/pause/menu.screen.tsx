import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { useState } from 'react'
import { Screen } from '../parts/screen.tsx'
import { StoreChoice } from '../parts/store-choice.tsx'
import { useWorker } from '../parts/worker.ts'
import { Pauses } from './pauses.tsx'

/** What a store sells today, and what it has run out of. */
export function Component() {
  const { pauses: words, kitchen } = useWords('pause', 'boards')
  const { device, stores } = useWorker()
  const [chosen, setChosen] = useState<StoreId | null>(null)
  const storeId = device?.storeId ?? chosen ?? stores[0]?.storeId
  const choice = device === null && storeId !== undefined && stores.length > 1 && (
    <StoreChoice label={words.store} stores={stores} storeId={storeId} onChoose={setChosen} />
  )
  return (
    <Screen title={words.menuTitle} text={words.menuText} action={choice}>
      {storeId === undefined ? <p>{kitchen.noStore}</p> : <Pauses key={storeId} storeId={storeId} />}
    </Screen>
  )
}
