import { chooseCardAction } from '@comanda/rules/catalogue/card-actions'
import { mustLogIn } from '@comanda/rules/venue/visit'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { lazy, Suspense } from 'react'
import { PlusIcon } from '../../parts/icons.tsx'
import { readCookie } from '../../state/cookie.ts'
import { getSetup } from '../../state/setup.ts'
import { openOverlay } from '../../state/shell.ts'
import { above, buttonLook, type CardActionProps } from './card-button.ts'

const AddToOrder = lazy(() => import('./add-to-order.tsx'))

interface Offered extends CardActionProps {
  readonly isPublished: boolean
  readonly later: string | null
}

/** The bottom of a card: start an order, scan a code, add it, or nothing (CATALOGUE-014 to CATALOGUE-017). */
export function CardAction({ card, site, mode, isPublished, later }: Offered) {
  const words = useWords().product
  // A basket exists as soon as a mode is chosen.
  const action = chooseCardAction({ mode, hasCart: mode !== null, published: isPublished, modes: site.modes })
  switch (action) {
    case 'hidden':
      return null
    case 'unavailable':
      return <p className="text-sm font-bold text-accent-text">{words.unavailable}</p>
    case 'add':
      if (later !== null) return <Later>{later}</Later>
      return (
        <Suspense fallback={<div className="h-11 w-29" />}>
          <AddToOrder card={card} site={site} mode={mode} />
        </Suspense>
      )
    case 'scan-code':
      return <BeginButton label={words.readQr} site={site} card={card} scans />
    case 'start-order':
      return later === null ? <BeginButton label={words.startOrder} site={site} card={card} /> : <Later>{later}</Later>
  }
}

/** Nothing to press: says from when it can be ordered. */
function Later({ children }: { readonly children: string }) {
  return <p className="ml-auto flex min-h-11 items-center text-sm font-bold text-muted">{children}</p>
}

interface BeginButtonProps extends Pick<CardActionProps, 'card' | 'site'> {
  readonly label: string
  /** Only a table's code can be scanned. */
  readonly scans?: true
}

function BeginButton({ label, site, card, scans }: BeginButtonProps) {
  const begin = () => {
    // A visitor who must log in first is asked every time (OPEN-090). Reading a cookie waits for another process.
    const visit = {
      mode: getSetup().mode,
      get loggedIn() {
        return readCookie('user-id') !== null
      },
    }
    if (mustLogIn(site, visit)) openOverlay({ name: 'account', isRequired: true })
    else openOverlay({ name: 'start', dish: card, ...(scans && { scans }) })
  }
  return (
    <Button {...buttonLook} className={above} onClick={begin}>
      <PlusIcon />
      {/* A narrow card has room for the plus alone. */}
      <span className="@max-[13rem]:sr-only">{label}</span>
    </Button>
  )
}
