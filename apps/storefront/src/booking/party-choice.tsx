import type { BookingDraft } from '@comanda/rules/booking/booking-draft'
import { listPartyOptions, type PartyOption } from '@comanda/rules/booking/party'
import { useWords } from '@comanda/screen/words'
import { ChipGroup } from '@comanda/ui/chip-group'
import { useId } from 'react'

interface PartyChoiceProps {
  readonly maxParty: number
  readonly draft: BookingDraft
  /** A list where there is little room, chips elsewhere (BOOKING-003). */
  readonly look: 'list' | 'chips'
  readonly onChoose: (option: PartyOption) => void
}

/** From one to the venue's maximum, and «more than that», which shows the venue's own text (OPEN-072). */
export function PartyChoice({ maxParty, draft, look, onChoose }: PartyChoiceProps) {
  const { booking: words } = useWords('booking')
  const id = useId()
  const options = listPartyOptions({ maxParty })
  const label = ({ kind, size }: PartyOption) => (kind === 'party' ? words.people(size) : words.moreThan(size))
  const isChosen = ({ kind, size }: PartyOption) => (kind === 'party' ? draft.party === size : draft.overLimit)
  const choose = (index: number) => {
    const option = options[index]
    if (option) onChoose(option)
  }
  if (look === 'list') {
    return (
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-bold">
          {words.party}
        </label>
        <select
          id={id}
          value={options.findIndex(isChosen)}
          onChange={(event) => choose(Number(event.target.value))}
          className="h-13 w-full cursor-pointer rounded-2xl border border-muted bg-surface px-4 text-base text-text"
        >
          <option value={-1} disabled>
            {words.choosePeople}
          </option>
          {options.map((option, index) => (
            <option key={label(option)} value={index}>
              {label(option)}
            </option>
          ))}
        </select>
      </div>
    )
  }
  return (
    <ChipGroup
      legend={words.party}
      options={options.map((option, index) => ({ value: index, label: label(option) }))}
      value={options.findIndex(isChosen)}
      onChange={choose}
    />
  )
}
