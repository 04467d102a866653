import type { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import type { ReactNode } from 'react'
import { Trouble } from './trouble.tsx'

interface AskSheetProps {
  readonly title: string
  /** The consequence for those who work with it. */
  readonly text: string
  /** Names what the button does. */
  readonly act: string
  readonly sending: Pick<ReturnType<typeof useSend>, 'isSending' | 'failure'>
  readonly onAct: () => void
  readonly onClose: () => void
  /** The things that it would touch. */
  readonly children?: ReactNode
}

/** Asks once before something is done that cannot be undone. */
export function AskSheet({ title, text, act, sending, onAct, onClose, children }: AskSheetProps) {
  const { common } = useWords('common')
  return (
    <Sheet title={title} closeLabel={common.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-4">
        <p className="text-pretty">{text}</p>
        {children}
        <Trouble failure={sending.failure} />
        <Button disabled={sending.isSending} onClick={onAct}>
          {act}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
