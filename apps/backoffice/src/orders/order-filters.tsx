import type { StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { findIsoDate } from '@comanda/rules/time/iso-date'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useId } from 'react'
import { useWorker } from '../parts/worker.ts'

export interface Sought {
  readonly text: string
  readonly storeId: StoreId | null
  readonly day: IsoDate | null
}

interface OrderFiltersProps {
  readonly sought: Sought
  readonly onChange: (change: Partial<Sought>) => void
}

const box = 'h-13 w-full min-w-0 rounded-lg border border-muted bg-surface px-4 text-text'

/** One line for whatever is known of an order; the rest narrows it. The browser's own fields stay light. */
export function OrderFilters({ sought, onChange }: OrderFiltersProps) {
  const { orderHistory: words } = useWords('history')
  const { device, stores } = useWorker()
  const id = useId()
  const { text, storeId, day } = sought
  const hasChoice = device === null && stores.length > 1
  return (
    <search className="flex flex-wrap items-end gap-x-3 gap-y-4">
      <div className="grid min-w-60 flex-[3] gap-1.5">
        <label htmlFor={`${id}text`} className="font-bold">
          {words.search}
        </label>
        <input
          id={`${id}text`}
          type="search"
          value={text}
          maxLength={80}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => onChange({ text: target.value })}
          className={box}
        />
        <p id={`${id}hint`} className="text-sm text-muted">
          {words.hint}
        </p>
      </div>
      <div className="grid min-w-36 flex-1 gap-1.5 self-start">
        <label htmlFor={`${id}day`} className="font-bold">
          {words.day}
        </label>
        <input
          id={`${id}day`}
          type="date"
          value={day ?? ''}
          onChange={({ target }) => onChange({ day: findIsoDate(target.value) ?? null })}
          className={box}
        />
      </div>
      {hasChoice && (
        <div className="grid min-w-36 flex-1 gap-1.5 self-start">
          <label htmlFor={`${id}store`} className="font-bold">
            {words.store}
          </label>
          <select
            id={`${id}store`}
            value={storeId ?? ''}
            onChange={({ target }) =>
              onChange({ storeId: stores.find((one) => String(one.storeId) === target.value)?.storeId ?? null })
            }
            className={box}
          >
            <option value="">{words.anyStore}</option>
            {stores.map((one) => (
              <option key={one.storeId} value={one.storeId}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {(text !== '' || day !== null || storeId !== null) && (
        <Button look="quiet" onClick={() => onChange({ text: '', day: null, storeId: null })}>
          {words.clear}
        </Button>
      )}
    </search>
  )
}
