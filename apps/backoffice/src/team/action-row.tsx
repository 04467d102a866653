import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataRow } from '@comanda/ui/data-list'
import { ChangeList } from '../parts/change-list.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { useWorker } from '../parts/worker.ts'
import type { StaffAction } from './team-things.ts'
import { ThingLink } from './thing-link.tsx'

interface ActionRowProps {
  readonly action: StaffAction
  readonly isBusy: boolean
  readonly onUndo: () => void
}

/** One line of the audit: who, what, when, and what it was before and after. */
export function ActionRow({ action, isBusy, onUndo }: ActionRowProps) {
  const { audit: words } = useWords('common', 'audit')
  const { moment } = useMoments()
  const { stores } = useWorker()
  const { at, call, thing, person, approvedBy, device, storeId, before, after } = action
  // By whose clock the moment is told matters only where there are several.
  const store = stores.length > 1 && stores.find((one) => one.storeId === storeId)
  const name = call in words.actions ? words.actions[call as keyof typeof words.actions] : words.unknown
  // That somebody signed in themselves is said by their name above.
  const isSelf = thing?.kind === 'staff' && thing.id === String(person?.staffId)
  return (
    <DataRow
      title={
        <>
          {person?.name ?? (device && words.byDevice(device.name))}
          <span className="block font-normal">{name}</span>
          {thing && !isSelf && (
            <span className="block">
              <ThingLink thing={thing} />
            </span>
          )}
        </>
      }
      {...(action.canUndo && {
        end: (
          <Button look="soft" size="small" className="min-h-11" disabled={isBusy} onClick={onUndo}>
            {words.undo}
          </Button>
        ),
      })}
    >
      <span>{moment(at)}</span>
      {store && <span>{store.name}</span>}
      {person && device && <span>{words.onDevice(device.name)}</span>}
      {approvedBy && <span>{words.approvedBy(approvedBy.name)}</span>}
      <ChangeList before={before} after={after} />
    </DataRow>
  )
}
