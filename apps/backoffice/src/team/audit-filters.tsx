import { listPeople } from '@comanda/contract/calls/staff/person'
import type { StaffId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { findIsoDate } from '@comanda/rules/time/iso-date'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useId } from 'react'
import { pageRights } from '../parts/page-rights.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'

export interface Filters {
  readonly staffId: StaffId | null
  readonly day: IsoDate | null
}

export const noFilters: Filters = { staffId: null, day: null }

interface AuditFiltersProps {
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
}

const box = 'h-13 w-full min-w-0 rounded-2xl border border-muted bg-surface px-4 text-text'

// The browser's own lists and calendar: they are right on every device, and the screen stays light.
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const { audit: words } = useWords('staff', 'team')
  const seesPeople = mayOpen(useWorker(), pageRights['/people'])
  const people = useRead(seesPeople ? 'people' : null, () => call(listPeople, {}))
  const listed = people.state === 'ready' ? people.value : []
  const id = useId()
  return (
    <div className="flex flex-wrap items-end gap-4">
      {seesPeople && (
        <div className="grid min-w-48 flex-1 gap-1.5 sm:max-w-64">
          <label htmlFor={`${id}-person`} className="font-bold">
            {words.person}
          </label>
          <select
            id={`${id}-person`}
            value={filters.staffId ?? ''}
            onChange={({ target }) =>
              onChange({ staffId: listed.find(({ staffId }) => String(staffId) === target.value)?.staffId ?? null })
            }
            className={box}
          >
            <option value="">{words.anybody}</option>
            {listed.map(({ staffId, name }) => (
              <option key={staffId} value={staffId}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="grid min-w-48 flex-1 gap-1.5 sm:max-w-64">
        <label htmlFor={`${id}-day`} className="font-bold">
          {words.day}
        </label>
        <input
          id={`${id}-day`}
          type="date"
          value={filters.day ?? ''}
          onChange={({ target }) => onChange({ day: findIsoDate(target.value) ?? null })}
          className={box}
        />
      </div>
      {(filters.staffId !== null || filters.day !== null) && (
        <Button look="quiet" onClick={() => onChange(noFilters)}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}
