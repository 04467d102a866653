import { showTelephoneMenu } from '@comanda/contract/calls/staff/telephone'
import { type StoreId, toId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { useSearchParams } from 'react-router'
import { InStore } from '../parts/in-store.tsx'
import { Reading } from '../parts/reading.tsx'
import { Screen } from '../parts/screen.tsx'
import { useStore } from '../parts/use-store.tsx'
import { call } from '../state/client.ts'
import { BesideOrder } from './beside-order.tsx'
import { TakeCall } from './take-call.tsx'

/** An order that somebody gives by telephone (DAY-103), or what is added to an earlier one. */
export function Component() {
  const { telephone: words } = useWords('telephone')
  const shown = useStore((storeId) => <Desk key={storeId} storeId={storeId} />)
  const [params] = useSearchParams()
  const beside = params.get('beside')
  if (beside !== null) {
    const storeId = toId<StoreId>(Number(params.get('store')))
    return (
      <Screen title={words.besideTitle} text={words.besideText}>
        <InStore storeId={storeId}>
          <BesideOrder key={beside} storeId={storeId} orderId={beside} />
        </InStore>
      </Screen>
    )
  }
  return (
    <Screen title={words.title} text={words.text}>
      {shown ?? <p>{words.noStore}</p>}
    </Screen>
  )
}

function Desk({ storeId }: { readonly storeId: StoreId }) {
  const offered = useRead(`telephone ${storeId}`, () => call(showTelephoneMenu, { storeId }))
  return <Reading of={offered}>{(ready) => <TakeCall storeId={storeId} offered={ready} beside={null} />}</Reading>
}
