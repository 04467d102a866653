import { chooseCardAction } from '@comanda/rules/modes/card-actions'
import { mustLogIn } from '@comanda/rules/website/visit'
import { Button, type ButtonLook } from '@comanda/ui/button'
import { lazy, Suspense, useState } from 'react'
import { readCookie } from '../state/cookie.ts'
import { useIsPublished } from '../state/publication.ts'
import { getSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'
import { useFirstWords } from '../words.tsx'
import { PlusIcon } from './icons.tsx'

const StartSheet = lazy(() => import('./start-sheet.tsx'))

interface AddActionProps extends ButtonLook {
  readonly product: { readonly id: number; readonly unpublished?: boolean }
  readonly site: SiteView
}

/** What can be done with a product: start an order, scan a code, add it, or nothing (CATALOGUE-015 to CATALOGUE-017). */
export function AddAction({ product, site, look = 'soft', size = 'small' }: AddActionProps) {
  const words = useFirstWords()
  // Null until it is first asked for: only then is the dialog's code fetched.
  const [isStarting, setStarting] = useState<boolean | null>(null)
  const published = useIsPublished(product.id, !product.unpublished)
  const action = chooseCardAction({ mode: site.mode, hasCart: false, published, modes: site.modes })
  if (action === 'hidden') return null
  if (action === 'unavailable') return <p className="text-sm font-bold text-accent-text">{words.product.unavailable}</p>
  const begin = () => {
    const visit = { loggedIn: readCookie('user-id') !== null, mode: getSetup().mode }
    // Whoever must log in first is asked to, every time (OPEN-090).
    if (mustLogIn(site, visit)) openOverlay({ name: 'account', isRequired: true })
    else setStarting(true)
  }
  const label = {
    'scan-code': words.product.readQr,
    'start-order': words.product.startOrder,
    add: site.addLabel ?? words.product.addDefault,
  }[action]
  return (
    <>
      <Button look={look} size={size} className="relative min-h-11" onClick={begin}>
        <PlusIcon />
        {label}
      </Button>
      {isStarting !== null && (
        <Suspense>
          <StartSheet site={site} isOpen={isStarting} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  )
}
