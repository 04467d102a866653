import { maximumQuantity } from '@comanda/rules/cart/quantity'
import { showsStepper } from '@comanda/rules/catalogue/card-actions'
import { nextFrame } from '@comanda/screen/next-frame'
import { useWords } from '@comanda/screen/words'
import { AddLink, AddStepper } from '@comanda/ui/add-stepper'
import { useRef, useState } from 'react'
import { useCountOf } from '../../state/cart.ts'
import { tellNotAdded } from '../dish/tell-not-added.ts'
import { type CardActionProps, toChoosing } from './card-button.ts'

type ChosenProps = Omit<CardActionProps, 'mode'>

/** Once a mode is chosen: a plus that becomes a stepper, or one that leads to the choices (CATALOGUE-014). */
export default function AddToOrder({ card, site, mode }: CardActionProps) {
  return showsStepper(mode, toChoosing(card)) ? (
    <AddPieces card={card} site={site} />
  ) : (
    <ChooseLink card={card} site={site} />
  )
}

/** The words for adding; the usual words need not be written beside a plus, the venue's own are (decision 0043). */
function useAddWords({ card, site }: ChosenProps) {
  const words = useWords()
  const label = site.addLabel ?? words.product.addDefault
  return {
    words,
    addLabel: `${label}: ${card.name}`,
    ...(site.hasOwnAddLabel && { word: label }),
  }
}

/** A dish with choices is configured in its own dialog. */
function ChooseLink({ card, site }: ChosenProps) {
  const { words, addLabel, word } = useAddWords({ card, site })
  const count = useCountOf(card.id)
  const label = count > 0 ? `${addLabel}. ${words.frame.cart}: ${count}` : addLabel
  return <AddLink href={`/products/${card.slug}`} value={count} label={label} word={word} />
}

function AddPieces({ card, site }: ChosenProps) {
  const { words, addLabel, word } = useAddWords({ card, site })
  const inCart = useCountOf(card.id)
  // Taps that the cart does not show yet: the number answers at once.
  const [coming, setComing] = useState(0)
  const last = useRef<Promise<void>>(Promise.resolve())
  const step = (by: 1 | -1) => {
    setComing((sum) => sum + by)
    last.current = last.current.then(() => change(by)).finally(() => setComing((sum) => sum - by))
  }
  const change = async (by: 1 | -1) => {
    await nextFrame()
    try {
      const { addFromCard, takeFromCard } = await import('../dish/add-from-card.ts')
      await (by === 1 ? addFromCard({ slug: card.slug, quantity: 1, site }) : takeFromCard(card.id, site))
    } catch (error) {
      await tellNotAdded(error)
    }
  }
  return (
    <AddStepper
      value={Math.max(0, inCart + coming)}
      max={maximumQuantity}
      label={`${words.product.quantity}: ${card.name}`}
      addLabel={addLabel}
      word={word}
      fewerLabel={words.product.fewer}
      moreLabel={words.product.more}
      onFewer={() => step(-1)}
      onMore={() => step(1)}
    />
  )
}
