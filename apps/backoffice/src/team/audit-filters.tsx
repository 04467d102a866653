import { listDevices } from '@comanda/contract/calls/staff/team/devices'
import { listPeople } from '@comanda/contract/calls/staff/team/people'
import type { DeviceId, StaffId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { findIsoDate } from '@comanda/rules/time/iso-date'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { type ReactNode, useId } from 'react'
import { pageRights } from '../parts/page-rights.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'

export interface Filters {
  readonly staffId: StaffId | null
  readonly deviceId: DeviceId | null
  /** The act, by the name of its call. */
  readonly call: string | null
  readonly day: IsoDate | null
}

export const noFilters: Filters = { staffId: null, deviceId: null, call: null, day: null }

interface AuditFiltersProps {
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
}

const box = 'h-13 w-full min-w-0 rounded-2xl border border-muted bg-surface px-4 text-text'

// The browser's own lists and calendar: they are right on every device, and the screen stays light.
export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const { audit: words } = useWords('common', 'audit')
  const worker = useWorker()
  const [seesPeople, seesDevices] = [mayOpen(worker, pageRights['/people']), mayOpen(worker, pageRights['/devices'])]
  const people = useRead(seesPeople ? 'people' : null, () => call(listPeople, {}))
  const devices = useRead(seesDevices ? 'devices' : null, () => call(listDevices, {}))
  const persons = people.state === 'ready' ? people.value : []
  const listed = devices.state === 'ready' ? devices.value : []
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-4 sm:gap-x-4">
      {seesPeople && (
        <Selection
          label={words.person}
          value={filters.staffId}
          none={words.anybody}
          choices={persons.map(({ staffId, name }) => [staffId, name])}
          onChoose={(staffId) => onChange({ staffId })}
        />
      )}
      {seesDevices && (
        <Selection
          label={words.device}
          value={filters.deviceId}
          none={words.anyDevice}
          choices={listed.map(({ deviceId, name }) => [deviceId, name])}
          onChoose={(deviceId) => onChange({ deviceId })}
        />
      )}
      <Selection
        label={words.action}
        value={filters.call}
        none={words.anything}
        choices={Object.entries(words.actions)}
        onChoose={(name) => onChange({ call: name })}
      />
      <Labelled label={words.day}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={filters.day ?? ''}
            onChange={({ target }) => onChange({ day: findIsoDate(target.value) ?? null })}
            className={box}
          />
        )}
      </Labelled>
      {Object.values(filters).some((value) => value !== null) && (
        <Button look="quiet" onClick={() => onChange(noFilters)}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

interface SelectionProps<Value> {
  readonly label: string
  readonly value: Value | null
  /** The value that stands for no choice. */
  readonly none: string
  readonly choices: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value | null) => void
}

function Selection<Value extends string | number>({ label, value, none, choices, onChoose }: SelectionProps<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onChoose(choices.find(([known]) => String(known) === target.value)?.[0] ?? null)}
          className={box}
        >
          <option value="">{none}</option>
          {choices.map(([known, name]) => (
            <option key={known} value={known}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function Labelled({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid min-w-36 flex-1 gap-1.5 sm:max-w-64 sm:min-w-48">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
