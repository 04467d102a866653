import { callOffBooking } from '@comanda/contract/calls/staff/book'
import { type CallOffReason, callOffReasons, type DepositAnswer, depositAnswers } from '@comanda/rules/booking/call-off'
import { tell } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useAct } from '../boards/use-act.ts'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { BookThing } from './book-things.ts'

interface CallOffProps {
  readonly booking: BookThing
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Asks why, and where a deposit was paid what becomes of it: whoever presses has said both (DAY-058). */
export function CallOff({ booking, onBack, onClose }: CallOffProps) {
  const { book: words, common } = useWords('book', 'common')
  const price = usePrice()
  const { isHeld, failure, act } = useAct()
  const [reason, setReason] = useState<CallOffReason | null>(null)
  const { bookingId, version, deposit } = booking
  const name = booking.name || words.nameless
  const held = deposit?.held ?? 0
  async function callOff(answer: DepositAnswer | null): Promise<void> {
    if (reason === null) return
    const text = `${words.ofName(name)}: ${words.callOff} (${words.reasons[reason]})`
    const make = () => call(callOffBooking, { bookingId, reason, deposit: answer, version })
    if (!(await act({ text, make }))) return
    tell(words.calledOff(name))
    onClose()
  }
  return (
    <Sheet title={words.callOffTitle(name)} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      <div className="grid gap-4">
        <p className="text-pretty">{words.callOffText}</p>
        <ChoiceGroup legend={words.why}>
          {callOffReasons.map((one) => (
            <Choice
              key={one}
              kind="radio"
              name="reason"
              label={words.reasons[one]}
              isChosen={one === reason}
              onChoose={() => setReason(one)}
            />
          ))}
        </ChoiceGroup>
        {held > 0 && <p className="font-bold text-pretty tabular-nums">{words.whatOfDeposit(price(held))}</p>}
        <Trouble failure={failure} />
        <div className="grid gap-2">
          {held > 0 ? (
            depositAnswers.toReversed().map((answer) => (
              <Button
                key={answer}
                look={answer === 'give-back' ? 'primary' : 'soft'}
                size="large"
                disabled={isHeld || reason === null}
                onClick={() => callOff(answer)}
              >
                {words.answers[answer]}
              </Button>
            ))
          ) : (
            <Button size="large" disabled={isHeld || reason === null} onClick={() => callOff(null)}>
              {words.callOff}
            </Button>
          )}
          <Button look="quiet" size="large" onClick={onBack}>
            {words.keepIt}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
