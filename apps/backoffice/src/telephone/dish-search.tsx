import { openingPrice } from '@comanda/rules/catalogue/opening-price'
import type { Product } from '@comanda/rules/catalogue/product'
import { readText } from '@comanda/rules/text/local-text'
import { findMatches, foldTexts } from '@comanda/rules/text/search-text'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { type RefObject, useId, useState } from 'react'

interface DishSearchProps {
  readonly products: readonly Product[]
  readonly field: RefObject<HTMLInputElement | null>
  readonly onOpen: (product: Product) => void
}

/** More names than these nobody reads while somebody waits on the telephone. */
const mostShown = 12

/** Search comes first: the caller says a name. Enter opens the best match, so that one hand is enough. */
export function DishSearch({ products, field, onOpen }: DishSearchProps) {
  const { telephone: words } = useWords('telephone')
  const language = useLanguage()
  const format = usePrice()
  const id = useId()
  const [sought, setSought] = useState('')
  const nameOf = ({ name }: Product) => readText(name, language)
  const found = findMatches(products, sought, (product) => foldTexts(nameOf(product), [nameOf(product)])).slice(
    0,
    mostShown,
  )
  const open = (product: Product | undefined) => {
    if (product === undefined) return
    setSought('')
    onOpen(product)
  }
  return (
    <search className="grid content-start gap-3">
      <form
        className="grid gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          open(found[0])
        }}
      >
        <label htmlFor={id} className="font-bold">
          {words.search}
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          value={sought}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setSought(target.value)}
          className="h-13 w-full rounded-2xl border border-muted bg-surface px-4 text-text"
        />
        <p id={`${id}-hint`} className="text-sm text-muted">
          {found.length === 0 ? words.nothing : words.hint}
        </p>
      </form>
      {/* On a narrow screen a list that nobody has asked for is one row, or the order would be far below it. */}
      <ul
        className={
          sought.trim() === '' ? '-mx-4 flex gap-1 overflow-x-auto px-4 py-1 lg:mx-0 lg:grid lg:p-0' : 'grid gap-1'
        }
      >
        {found.map((product) => (
          <li key={product.id} className="shrink-0">
            <button
              type="button"
              onClick={() => open(product)}
              className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-2xl bg-surface px-4 py-2 text-left hover:bg-sunken"
            >
              <span className="min-w-0 font-bold [overflow-wrap:anywhere]">{nameOf(product)}</span>
              <span className="tabular-nums">{format(openingPrice(product))}</span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
