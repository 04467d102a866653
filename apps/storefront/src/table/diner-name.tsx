import type { ToldTable } from '@comanda/contract/entities/table'
import { useWords } from '@comanda/screen/words'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readDevice } from '../cart/device.ts'
import { readKeptName } from './kept-name.ts'
import { sendName } from './send-name.ts'

const NameDialog = lazy(() => import('./name-dialog.tsx'))

/** How the table calls this diner. Nobody is asked: whoever wants a name beside their dishes gives one. */
export function DinerName({ table: { cartId, diners } }: { readonly table: ToldTable }) {
  const words = useWords('table').table
  const [isOpen, setOpen] = useState(false)
  const own = diners.find(({ device }) => device === readDevice())
  const isNamed = own !== undefined
  useEffect(() => {
    // A name from another tab or an earlier table; without a connection the diner gives it again.
    const kept = readKeptName()
    if (!isNamed && kept !== '') sendName(cartId, kept).catch(() => undefined)
  }, [cartId, isNamed])
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 max-w-full cursor-pointer self-start text-left text-sm font-bold break-words text-muted underline underline-offset-4"
      >
        {own ? words.named(own.name) : words.giveName}
      </button>
      {isOpen && (
        <Suspense>
          <NameDialog cartId={cartId} name={own?.name ?? readKeptName()} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
