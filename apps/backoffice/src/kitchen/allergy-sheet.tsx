import { acknowledgeAllergy } from '@comanda/contract/calls/staff/kitchen'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import { type AllergyAnswer, allergyAnswers } from '@comanda/rules/kitchen/allergy-answer'
import { listClashes } from '@comanda/rules/kitchen/list-clashes'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
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

/**
 * A dish clashes with a declared allergy: somebody takes it on by name before it can be bumped, and says what they do
 * about it. On a device their PIN is asked whoever is signed in; in a browser of one's own the password was (DAY-073).
 */
export default function AllergySheet({ thing, onSeen, onClose }: AllergySheetProps) {
  const { kitchen, common } = useWords('common', 'boards')
  const { person, device } = useWorker()
  const { isHeld, failure, act, send } = useAct()
  const [answer, setAnswer] = useState<AllergyAnswer | null>(null)
  const { itemId, version } = thing
  const said = { adapt: kitchen.adapt, 'tell-floor': kitchen.tellFloor }
  const toText = (chosen: AllergyAnswer) => `${said[chosen]}: ${thing.name} #${thing.ticket.number}`
  const take = (chosen: AllergyAnswer, approval?: StaffApproval) =>
    call(acknowledgeAllergy, { itemId, version, answer: chosen }, approval)
  const choose = (chosen: AllergyAnswer) => {
    if (device !== null || person === null) setAnswer(chosen)
    else void act({ text: toText(chosen), make: () => take(chosen), show: onSeen })
  }
  return (
    <Sheet
      title={kitchen.clashes(listClashes(thing).join(', ').toUpperCase())}
      closeLabel={common.close}
      isOpen
      onClose={onClose}
      width={600}
    >
      <div className="grid gap-4">
        <p className="text-lg text-pretty">
          <strong>{thing.name}</strong> · {kitchen.allergy(thing.declared.join(', '))}
          {thing.allergens.length > 0 && ` · ${kitchen.contains} ${thing.allergens.join(', ')}`}
          {thing.traces.length > 0 && ` · ${kitchen.mayContain} ${thing.traces.join(', ')}`}
        </p>
        <Trouble failure={failure} />
        <div className="grid gap-2 sm:grid-cols-2">
          {allergyAnswers.map((one) => (
            <Button
              key={one}
              size="large"
              look={answer === null || answer === one ? 'primary' : 'soft'}
              aria-pressed={answer === one}
              disabled={isHeld}
              onClick={() => choose(one)}
            >
              {said[one]}
            </Button>
          ))}
        </div>
        {answer !== null && (
          <AskColleague
            // Another answer is another word: the PIN is typed for what is chosen now.
            key={answer}
            question={kitchen.whoTakes}
            ask={(approval) => send(toText(answer), () => take(answer, approval))}
            onYes={onSeen}
          />
        )}
      </div>
    </Sheet>
  )
}
