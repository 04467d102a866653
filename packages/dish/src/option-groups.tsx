import { chooseOption, leaveOption } from '@comanda/rules/catalogue/choose-option'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { groupHints } from '@comanda/rules/catalogue/choosing-dialog'
import { describeSelector, type SelectorGroup } from '@comanda/rules/catalogue/option-selector'
import type { OptionValue } from '@comanda/rules/catalogue/product'
import { type OptionPrice, priceOption } from '@comanda/rules/pricing/price-option'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Choice } from '@comanda/ui/choice'
import { useId, useState } from 'react'
import type { ChoosingHandle } from './use-choosing.ts'

interface OptionGroupsProps extends Pick<ChoosingHandle, 'choosing' | 'apply'> {
  /** On the digital menu the options can be read but not chosen (CONFIG-010). */
  readonly isForReading?: boolean
}

/** Questions and extras, including those of the chosen variant. */
export function OptionGroups({ choosing, apply, isForReading = false }: OptionGroupsProps) {
  return describeSelector(choosing).groups.map((row) =>
    isForReading ? (
      <ReadGroup key={row.group.id} row={row} />
    ) : (
      <Group key={row.group.id} row={row} choosing={choosing} apply={apply} />
    ),
  )
}

interface GroupProps extends Pick<ChoosingHandle, 'apply'> {
  readonly row: SelectorGroup
  readonly choosing: Choosing
}

function Group({ row, choosing, apply }: GroupProps) {
  const words = useWords('dish').dish
  const language = useLanguage()
  const [isOverLimit, setOverLimit] = useState(false)
  const name = useId()
  const { group, most, chosen } = row
  const choose = (value: OptionValue) => {
    const change = chooseOption(choosing.product, choosing.configuration, { groupId: group.id, valueId: value.id })
    setOverLimit(!change.allowed && change.code === 'option-limit')
    apply(change)
  }
  const leave = (value: OptionValue) => {
    setOverLimit(false)
    apply(leaveOption(choosing.configuration, { groupId: group.id, valueId: value.id }))
  }
  const isFull = row.select === 'several' && most !== null && chosen.length >= most
  return (
    <fieldset id={`group-${group.id}`} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Legend row={row} />
      <div className="-mx-3">
        {group.values.map((value) => {
          const isChosen = chosen.includes(value.id)
          return (
            <Choice
              key={value.id}
              kind={row.select === 'one' ? 'radio' : 'checkbox'}
              name={name}
              label={readText(value.name, language)}
              detail={<Added {...priceOption(choosing, group, value)} />}
              isChosen={isChosen}
              isBlocked={isFull && !isChosen}
              onChoose={() => choose(value)}
              {...((row.select === 'several' || !row.isRequired) && { onLeave: () => leave(value) })}
            />
          )
        })}
      </div>
      <p role="status" className="text-sm font-bold text-accent-text">
        {isOverLimit && most !== null && words.optionLimit(most)}
      </p>
    </fieldset>
  )
}

function Legend({ row }: { readonly row: SelectorGroup }) {
  return (
    <legend className="w-full">
      <Heading row={row} />
    </legend>
  )
}

/** Name, whether a choice is required, the most choices, and how many are included (CONFIG-013, CONFIG-015). */
function Heading({ row }: { readonly row: SelectorGroup }) {
  const words = useWords('dish')
  const language = useLanguage()
  const { upTo, included } = groupHints(row.group)
  const hints = [
    upTo !== null && words.configuration.chooseUpTo(upTo),
    included !== null && words.configuration.included(included),
  ].filter(Boolean)
  return (
    <span className="mb-1 flex flex-wrap items-baseline gap-x-3">
      <span className="text-lg font-extrabold tracking-tight">
        {readText(row.group.name, language)}
        {row.isRequired && <span aria-hidden="true"> *</span>}
      </span>
      {row.isRequired && <span className="text-sm font-bold text-accent-text">{words.dish.required}</span>}
      {hints.length > 0 && <span className="text-sm text-muted">{hints.join(' · ')}</span>}
      {upTo !== null && (
        <span className="ml-auto text-sm text-muted tabular-nums">{words.dish.chosenOf(row.chosen.length, upTo)}</span>
      )}
    </span>
  )
}

/** The sum that an option adds, or that it is one of the free ones; an option without a price shows nothing. */
function Added({ amount, isIncluded }: OptionPrice) {
  const words = useWords('dish').dish
  const price = usePrice()
  if (isIncluded) return words.included
  if (amount === 0) return null
  return amount > 0 ? words.extra(price(amount)) : price(amount)
}

function ReadGroup({ row }: { readonly row: SelectorGroup }) {
  const language = useLanguage()
  return (
    <section>
      <Heading row={row} />
      <ul className="divide-y divide-line">
        {row.group.values.map((value) => (
          <li key={value.id} className="flex justify-between gap-3 py-2">
            <span>{readText(value.name, language)}</span>
            <span className="text-sm text-muted tabular-nums">
              <Added amount={value.price} isIncluded={false} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
