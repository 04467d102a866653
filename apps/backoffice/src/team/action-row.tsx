import { useWords } from '@comanda/screen/words'
import { DataRow } from '@comanda/ui/data-list'
import { useMoments } from '../parts/use-moments.ts'
import type { StaffAction } from './team-things.ts'
import { toChanges } from './to-changes.ts'

/** One line of the audit: who, what, when, and what it was before and after. */
export function ActionRow({ action }: { readonly action: StaffAction }) {
  const { audit: words } = useWords('staff', 'team')
  const { moment } = useMoments()
  const { at, call, person, approvedBy, device, before, after } = action
  const name = call in words.actions ? words.actions[call as keyof typeof words.actions] : call
  const changes = toChanges(before, after)
  return (
    <DataRow
      title={
        <>
          {person?.name ?? (device && words.byDevice(device.name))}
          <span className="block font-normal">{name}</span>
        </>
      }
    >
      <span>{moment(at)}</span>
      {person && device && <span>{words.onDevice(device.name)}</span>}
      {approvedBy && <span>{words.approvedBy(approvedBy.name)}</span>}
      {changes.map(({ field, was, is }) => (
        <span key={field} className="w-full text-text">
          {field in words.fields ? words.fields[field as keyof typeof words.fields] : field}: <Value of={was} /> →{' '}
          <Value of={is} />
        </span>
      ))}
    </DataRow>
  )
}

function Value({ of }: { readonly of: unknown }) {
  const { audit: words } = useWords('staff', 'team')
  if (of === undefined || of === null || of === '') return words.nothing
  if (typeof of === 'boolean') return of ? words.yes : words.no
  if (Array.isArray(of)) return of.length === 0 ? words.nothing : of.join(', ')
  return typeof of === 'object' ? JSON.stringify(of) : String(of)
}
