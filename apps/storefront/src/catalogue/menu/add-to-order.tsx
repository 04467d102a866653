import { showsStepper } from '@comanda/rules/modes/card-actions'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Stepper } from '@comanda/ui/stepper'
import { useState } from 'react'
import { PlusIcon } from '../../parts/icons.tsx'
import { nextFrame } from '../../parts/next-frame.ts'
import { tellNotAdded } from '../dish/tell-not-added.ts'
import { above, buttonLook, type CardActionProps, toChoosing } from './card-button.ts'

interface AddToOrderProps extends CardActionProps {
  readonly mode: OrderingMode | null
}

/** Once a mode is chosen: quantity and add button, or a link to the choices (CATALOGUE-014). */
export default function AddToOrder({ card, site, mode }: AddToOrderProps) {
  return showsStepper(mode, toChoosing(card)) ? (
    <AddPieces card={card} site={site} />
  ) : (
    <ChooseLink card={card} site={site} />
  )
}

/** A dish with choices is configured in its own dialog. */
function ChooseLink({ card, site }: CardActionProps) {
  const words = useWords().product
  const label = site.addLabel ?? words.addDefault
  return (
    <a href={`/products/${card.slug}`} aria-label={`${label}: ${card.name}`} className={buttonClass(buttonLook, above)}>
      <PlusIcon />
      {label}
    </a>
  )
}

function AddPieces({ card, site }: CardActionProps) {
  const words = useWords().product
  const [quantity, setQuantity] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    await nextFrame()
    try {
      const { addFromCard } = await import('../dish/add-from-card.ts')
      await addFromCard({ slug: card.slug, quantity, site })
      setQuantity(1)
    } catch (error) {
      await tellNotAdded(error)
    } finally {
      setAdding(false)
    }
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
      <Button
        {...buttonLook}
        className={`${above} aria-busy:bg-primary-soft-hover`}
        aria-busy={isAdding || undefined}
        onClick={add}
      >
        <PlusIcon />
        {site.addLabel ?? words.addDefault}
      </Button>
    </div>
  )
}
