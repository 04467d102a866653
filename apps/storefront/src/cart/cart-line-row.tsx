import PriceExplanation from '@comanda/dish/price-explanation'
import type { AllergyAnswer } from '@comanda/rules/cart/allergy-wish'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import { openLine } from '@comanda/rules/cart/open-line'
import { maximumQuantity, minimumQuantity } from '@comanda/rules/cart/quantity'
import { readText } from '@comanda/rules/text/local-text'
import { pictureFile, pictureSet } from '@comanda/screen/picture-file'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { Stepper } from '@comanda/ui/stepper'
import { useId, useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { useRoot } from '../parts/use-root.ts'
import type { ShownLine } from './cart-view.ts'
import type { CartShop } from './held-cart.ts'
import { LineWarning } from './line-warning.tsx'
import { wordCartLine } from './word-cart-line.ts'

export interface LineActions {
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
  readonly onEdit: () => void
}

interface CartLineRowProps {
  readonly shown: ShownLine
  readonly store: CartShop['store']
  /** The person who added it; null when the diner orders alone. */
  readonly who: string | null
  /** Null for a line that can only be read, because the kitchen has it. */
  readonly actions: LineActions | null
}

/** One dish of the basket: what it is, its price with its parts, and the buttons to change it. */
export function CartLineRow({ shown, store, who, actions }: CartLineRowProps) {
  const words = useWords('cart', 'dish')
  const language = useLanguage()
  const format = usePrice()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { line, product, price, state } = shown
  const name = nameCombination(product, line.configuration, language) ?? readText(product.name, language)
  const chosen = wordCartLine({ line, product, store: { ...store.ordering, ...store } }, language)
  const { frame } = useRoot()
  const declared = frame.allergens.filter((allergen) => line.allergies?.includes(allergen.id))
  const allergies = declared.map((allergen) => allergen.name).join(', ')
  const offers = price.discounts.map(({ promotion }) => promotion.name).join(', ')
  const picture = product.picture?.key
  return (
    <li className={`flex gap-3 py-4 transition-opacity ${state === 'kept' ? '' : 'opacity-70'}`}>
      {picture && (
        <img
          data-line="picture"
          loading="lazy"
          // The template decides how large it is.
          sizes="auto, 64px"
          srcSet={pictureSet(picture, 'webp')}
          src={pictureFile(picture, 'small', 'webp')}
          alt=""
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-2xl object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <Heading level={3} look="row" className="min-w-0 flex-1 pt-0.5 leading-snug hyphens-auto">
            {name}
          </Heading>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${format(price.total)}. ${words.cart.explainLine(name)}`}
            onClick={() => setOpen(!isOpen)}
            className="-my-2 min-h-11 shrink-0 cursor-pointer rounded-lg text-right tabular-nums"
          >
            {price.total !== price.fullTotal && <s className="mr-1.5 text-sm text-muted">{format(price.fullTotal)}</s>}
            <span className="font-bold underline decoration-dotted underline-offset-4">{format(price.total)}</span>
          </button>
        </div>
        {who !== null && <p className="mt-0.5 text-sm font-bold text-muted">{who}</p>}
        {chosen.length > 0 && (
          <ul className="mt-0.5 text-sm leading-relaxed text-muted">
            {chosen.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {line.notes && (
          <p className="mt-0.5 text-sm text-muted italic">
            {words.cart.note}: {line.notes}
          </p>
        )}
        {allergies !== '' && <p className="mt-0.5 text-sm font-bold">{words.dish.allergyOf(allergies)}</p>}
        <AnsweredAllergy answer={line.allergyAnswer ?? null} />
        {offers && <p className="mt-0.5 text-sm font-bold text-accent-text">{offers}</p>}
        {!product.published && <p className="mt-1 text-sm font-bold text-accent-text">{words.cart.soldOut}</p>}
        <LineWarning line={line} product={product} store={store} />
        <div id={id}>{isOpen && <PriceExplanation parts={price.parts} />}</div>
        {actions ? (
          <LineButtons shown={shown} name={name} actions={actions} />
        ) : (
          <p className="mt-1 text-sm text-muted tabular-nums">
            {line.quantity} × {format(price.unitPrice)}
          </p>
        )}
        <p role="status" className="mt-1 text-sm text-muted empty:hidden">
          {state === 'waiting' ? words.cart.waiting : ''}
        </p>
      </div>
    </li>
  )
}

/** What they said of an allergy that the dish meets, to be read again before it is sent. */
function AnsweredAllergy({ answer }: { readonly answer: AllergyAnswer | null }) {
  const { allergy } = useWords('cart').cart
  const { frame } = useRoot()
  if (answer === null) return null
  const names = frame.allergens.filter(({ id }) => answer.allergens.includes(id)).map(({ name }) => name)
  return <p className="mt-0.5 text-sm font-bold text-accent-text">{allergy.answered[answer.wish](names.join(', '))}</p>
}

interface LineButtonsProps {
  readonly shown: ShownLine
  readonly name: string
  readonly actions: LineActions
}

function LineButtons({ shown: { line, product }, name, actions }: LineButtonsProps) {
  const words = useWords('cart', 'dish')
  return (
    <div className="mt-2 -ml-0.5 flex flex-wrap items-center gap-1">
      <Stepper
        value={line.quantity}
        min={minimumQuantity}
        max={maximumQuantity}
        label={words.cart.quantityOf(name)}
        fewerLabel={words.product.fewer}
        moreLabel={words.product.more}
        onChange={actions.onQuantity}
      />
      {openLine(line, product) !== null && (
        <button
          type="button"
          aria-label={words.cart.edit(name)}
          onClick={actions.onEdit}
          className="ml-1 min-h-11 cursor-pointer rounded-full px-3 text-sm font-bold text-text underline underline-offset-4 hover:bg-sunken"
        >
          {words.cart.editShort}
        </button>
      )}
      <button
        type="button"
        aria-label={words.cart.remove(name)}
        onClick={actions.onRemove}
        className="ml-auto inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-muted hover:bg-sunken hover:text-text"
      >
        <BinIcon />
      </button>
    </div>
  )
}

const BinIcon = () => (
  <Icon>
    <path d="M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3" />
  </Icon>
)
