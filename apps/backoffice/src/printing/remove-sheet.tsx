import type { ReplyOf } from '@comanda/contract/call'
import { previewRetirement, removePrinter } from '@comanda/contract/calls/staff/printing'
import type { DeviceId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { Reading } from '../parts/reading.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { Printer } from './paper-things.ts'

type Retirement = ReplyOf<typeof previewRetirement>

interface RemoveSheetProps {
  readonly printer: Printer
  readonly onClose: () => void
}

/** Asked once, with all that would lose its way: a printer that was removed gets a new address when it is added again. */
export default function RemoveSheet({ printer, onClose }: RemoveSheetProps) {
  const { common, printing: words } = useWords('common', 'printing')
  const { printerId, name } = printer
  const read = useRead(`retirement ${printerId}`, () => call(previewRetirement, { printerId }))
  return (
    <Sheet title={words.removeTitle(name)} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <Reading of={read}>
        {(retirement) => <Removal printerId={printerId} retirement={retirement} onClose={onClose} />}
      </Reading>
    </Sheet>
  )
}

interface RemovalProps {
  readonly printerId: DeviceId
  readonly retirement: Retirement
  readonly onClose: () => void
}

/** Another printer takes over, or nobody: what only this one prints is then left without paper on purpose. */
function Removal({ printerId, retirement, onClose }: RemovalProps) {
  const { common, printing: words, kitchen } = useWords('common', 'boards', 'printing')
  const { isSending, failure, send } = useSend()
  const { prints, onlyHere, replaces, waiting, fallbackId, others } = retirement
  const needsPaper = onlyHere.length > 0
  // Where a place would lose its only paper and nobody was named, a person says what is to be.
  const [heir, setHeir] = useState<DeviceId | 'nobody' | null>(fallbackId ?? (needsPaper ? null : 'nobody'))
  const isAsked = prints.length + replaces.length + waiting > 0
  async function remove(): Promise<void> {
    const movesTo = heir === 'nobody' ? null : heir
    const request = { printerId, movesTo, withoutPaper: heir === 'nobody' && needsPaper }
    if (await send(() => call(removePrinter, request))) onClose()
  }
  return (
    <div className="grid gap-4">
      <p className="text-pretty">{words.removeText}</p>
      <ul className="grid gap-1 font-bold empty:hidden">
        {needsPaper && <li>{words.onlyHere(onlyHere.map(({ name }) => name ?? kitchen.pass).join(', '))}</li>}
        {replaces.length > 0 && <li>{words.replaces(replaces.join(', '))}</li>}
        {waiting > 0 && <li>{words.waitsHere(waiting)}</li>}
      </ul>
      {isAsked && (
        <ChoiceGroup legend={words.movesTo}>
          {others.map((other) => (
            <Choice
              key={other.printerId}
              kind="radio"
              name="heir"
              label={other.name}
              isChosen={heir === other.printerId}
              onChoose={() => setHeir(other.printerId)}
            />
          ))}
          <Choice
            kind="radio"
            name="heir"
            label={needsPaper ? words.withoutPaper : words.noHeir}
            isChosen={heir === 'nobody'}
            onChoose={() => setHeir('nobody')}
          />
        </ChoiceGroup>
      )}
      <Trouble failure={failure} />
      <Button disabled={isSending || heir === null} onClick={remove}>
        {words.remove}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {common.cancel}
      </Button>
    </div>
  )
}
