import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import type { ReactNode } from 'react'

interface ConfirmSheetProps {
  readonly title: string
  readonly children: ReactNode
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks once more before something is deleted. */
export default function ConfirmSheet({ title, children, isBusy, onConfirm, onClose }: ConfirmSheetProps) {
  const { accountPage: words, shell } = useWords('customer')
  return (
    <Sheet title={title} closeLabel={shell.close} isOpen onClose={onClose} width={400}>
      <div className="text-pretty text-muted">{children}</div>
      <div className="mt-6 grid gap-2">
        <Button disabled={isBusy} onClick={onConfirm}>
          {words.remove}
        </Button>
        <Button look="soft" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
