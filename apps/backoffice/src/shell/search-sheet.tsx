import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import { findAnything } from './find-anything.ts'
import { useFindables } from './use-findables.ts'
import { usePastOrders } from './use-past-orders.ts'

/** One search for whatever has an address here; Enter goes to the first. Loaded apart: most never search. */
export default function SearchSheet({ onClose }: { readonly onClose: () => void }) {
  const { common } = useWords('common')
  const goTo = useNavigate()
  const [sought, seek] = useState('')
  const here = findAnything(useFindables(), sought)
  const past = usePastOrders(sought)
  const found = [...here, ...past.found.filter(({ key }) => !here.some((one) => one.key === key))]
  const [first] = found
  return (
    <Sheet title={common.search} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      <form
        className="grid min-h-[50dvh] content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (first === undefined) return
          goTo(first.to)
          onClose()
        }}
      >
        <TextField name="sought" label={common.searchHint} value={sought} onChange={seek} isOptional />
        <p role="status" className="text-muted empty:hidden">
          {sought.trim() !== '' && found.length === 0 && !past.isAsking && common.nothingFound}
        </p>
        <ul className="grid">
          {found.map(({ key, icon, title, note, to }) => (
            <li key={key}>
              <Link
                to={to}
                onClick={onClose}
                className="flex min-h-12 items-center gap-3 rounded-control px-3 py-1 hover:bg-sunken"
              >
                <Icon name={icon} className="size-5 text-muted" />
                <span className="min-w-0 grow font-bold break-words">{title}</span>
                <span className="max-w-1/2 text-right text-sm text-pretty text-muted">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </form>
    </Sheet>
  )
}
