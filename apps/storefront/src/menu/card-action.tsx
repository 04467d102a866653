import { chooseCardAction, showsStepper } from '@comanda/rules/modes/card-actions'
import { mustLogIn } from '@comanda/rules/website/visit'
import { Button, buttonClass } from '@comanda/ui/button'
import { Stepper } from '@comanda/ui/stepper'
import { useState } from 'react'
import { PlusIcon } from '../parts/icons.tsx'
import { readCookie } from '../state/cookie.ts'
import { useIsPublished } from '../state/publication.ts'
import { getSetup, useSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { CardView } from '../views/card-view.ts'
import type { SiteView } from '../views/site-view.ts'
import { useFirstWords, useLanguage } from '../words.tsx'

interface CardActionProps {
  readonly card: CardView
  readonly site: SiteView
}

/** The foot of a card: start an order, scan a code, add it, or nothing (CATALOGUE-014 to CATALOGUE-017). */
export function CardAction({ card, site }: CardActionProps) {
  const words = useFirstWords().product
  const mode = useSetup().mode ?? site.mode
  const published = useIsPublished(card.id, !card.unpublished)
  // A basket is opened with the way of ordering.
  const action = chooseCardAction({ mode, hasCart: mode !== null, published, modes: site.modes })
  switch (action) {
    case 'hidden':
      return null
    case 'unavailable':
      return <p className="text-sm font-bold text-accent-text">{words.unavailable}</p>
    case 'add': {
      const product = { attributes: [], optionGroups: [], isConfigurable: card.hasChoices === true }
      return showsStepper(mode, product) ? (
        <AddPieces card={card} site={site} />
      ) : (
        <ChooseLink card={card} site={site} />
      )
    }
    case 'scan-code':
      return <BeginButton label={words.readQr} site={site} />
    case 'start-order':
      return <BeginButton label={words.startOrder} site={site} />
  }
}

/** As far as the rule asks: whether there is something to choose. */
export function toChoosing({ hasChoices }: CardView): Parameters<typeof showsStepper>[1] {
  return { attributes: [], optionGroups: [], isConfigurable: hasChoices === true }
}

const buttonLook = { look: 'soft', size: 'small' } as const
/** Above the link that covers the card. */
const above = 'relative min-h-11'

function BeginButton({ label, site }: { readonly label: string; readonly site: SiteView }) {
  const begin = () => {
    const visit = { loggedIn: readCookie('user-id') !== null, mode: getSetup().mode }
    // Whoever must log in first is asked to, every time (OPEN-090).
    if (mustLogIn(site, visit)) openOverlay({ name: 'account', isRequired: true })
    else openOverlay({ name: 'start' })
  }
  return (
    <Button {...buttonLook} className={above} onClick={begin}>
      <PlusIcon />
      {label}
    </Button>
  )
}

/** What has to be chosen is chosen in the dish itself. */
function ChooseLink({ card, site }: CardActionProps) {
  const words = useFirstWords().product
  const label = site.addLabel ?? words.addDefault
  return (
    <a href={`/products/${card.slug}`} aria-label={`${label}: ${card.name}`} className={buttonClass(buttonLook, above)}>
      <PlusIcon />
      {label}
    </a>
  )
}

function AddPieces({ card, site }: CardActionProps) {
  const words = useFirstWords().product
  const language = useLanguage()
  const [quantity, setQuantity] = useState(1)
  const add = async () => {
    const { addFromCard } = await import('../dish/add-from-card.ts')
    await addFromCard({ slug: card.slug, quantity, site, language })
    setQuantity(1)
  }
  return (
    <div className="relative flex flex-wrap items-center gap-2">
      <Stepper
        value={quantity}
        min={1}
        label={`${words.quantity}: ${card.name}`}
        fewerLabel={words.fewer}
        moreLabel={words.more}
        onChange={setQuantity}
      />
      <Button {...buttonLook} className={above} onClick={add}>
        <PlusIcon />
        {site.addLabel ?? words.addDefault}
      </Button>
    </div>
  )
}
