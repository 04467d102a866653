import { showTelephoneMenu } from '@comanda/contract/calls/staff/telephone'
import type { StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { Screen } from '../parts/screen.tsx'
import { StoreChoice } from '../parts/store-choice.tsx'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { TakeCall } from './take-call.tsx'

/** An order that somebody gives by telephone (DAY-103). */
export function Component() {
  const { telephone: words } = useWords('telephone')
  const { device, stores } = useWorker()
  const [chosen, setChosen] = useState<StoreId | null>(null)
  const storeId = device?.storeId ?? chosen ?? stores[0]?.storeId
  const choice = device === null && storeId !== undefined && stores.length > 1 && (
    <StoreChoice label={words.store} stores={stores} storeId={storeId} onChoose={setChosen} />
  )
  return (
    <Screen title={words.title} text={words.text} action={choice}>
      {storeId === undefined ? <p>{words.noStore}</p> : <Desk key={storeId} storeId={storeId} />}
    </Screen>
  )
}

function Desk({ storeId }: { readonly storeId: StoreId }) {
  const offered = useRead(`telephone ${storeId}`, () => call(showTelephoneMenu, { storeId }))
  return <Reading of={offered}>{(ready) => <TakeCall storeId={storeId} offered={ready} />}</Reading>
}
