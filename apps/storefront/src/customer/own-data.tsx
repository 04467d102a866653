import { getOwnData } from '@comanda/contract/calls/own-data'
import type { CustomerId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { lazy, Suspense, useState } from 'react'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { toReadableCopy } from './to-readable-copy.ts'

const EraseSheet = lazy(() => import('./erase-sheet.tsx'))

/** The promise of the privacy page: a copy of one's data, and its deletion. */
export function OwnData({ customerId }: { readonly customerId: CustomerId }) {
  const { account, accountPage: words } = useWords('customer')
  const [isAsked, setAsked] = useState(false)
  const { isSending, send } = useTellingSend(account.failed)
  async function download(): Promise<void> {
    const copy = await send(() => call(getOwnData, { id: customerId }))
    if (!copy) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    saveFile('comanda.json', JSON.stringify(toReadableCopy(copy, timeZone), null, 2))
  }
  return (
    <section className="grid justify-items-start gap-3">
      <Heading level={2} look="part">
        {words.ownData}
      </Heading>
      <Button look="soft" disabled={isSending} onClick={download}>
        {words.download}
      </Button>
      <Button look="quiet" className="underline" onClick={() => setAsked(true)}>
        {words.erase}
      </Button>
      {isAsked && (
        <Suspense>
          <EraseSheet customerId={customerId} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </section>
  )
}

function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
