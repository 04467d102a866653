import { acknowledgeAllergy } from '@comanda/contract/calls/staff/kitchen'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useAct } from '../boards/use-act.ts'
import { AskColleague } from '../door/ask-colleague.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { KitchenItem, KitchenThing } from './kitchen-things.ts'

interface AllergySheetProps {
  readonly thing: KitchenThing
  readonly onSeen: (item: KitchenItem) => void
  readonly onClose: () => void
}

/** A dish clashes with a declared allergy: somebody says by name that they know, before it can be bumped (DAY-073). */
export default function AllergySheet({ thing, onSeen, onClose }: AllergySheetProps) {
  const { kitchen, common } = useWords('common', 'boards')
  const { person } = useWorker()
  const { isHeld, failure, act, send } = useAct()
  const { itemId, version } = thing
  const text = `${kitchen.minds}: ${thing.name} #${thing.ticket.number}`
  const acknowledge = (approval?: StaffApproval) => call(acknowledgeAllergy, { itemId, version }, approval)
  return (
    <Sheet
      title={kitchen.allergy(thing.declared.join(', '))}
      closeLabel={common.close}
      isOpen
      onClose={onClose}
      width={600}
    >
      <div className="grid gap-4">
        <p className="text-lg text-pretty">
          <strong>{thing.name}</strong>
          {thing.allergens.length > 0 && ` · ${kitchen.contains} ${thing.allergens.join(', ')}`}
          {thing.traces.length > 0 && ` · ${kitchen.mayContain} ${thing.traces.join(', ')}`}
        </p>
        {person ? (
          <>
            <Trouble failure={failure} />
            <Button
              size="large"
              disabled={isHeld}
              onClick={() => act({ text, make: () => acknowledge(), show: onSeen })}
            >
              {person.name}: {kitchen.minds}
            </Button>
          </>
        ) : (
          <AskColleague
            question={kitchen.whoMinds}
            ask={(approval) => send(text, () => acknowledge(approval))}
            onYes={onSeen}
          />
        )}
      </div>
    </Sheet>
  )
}
