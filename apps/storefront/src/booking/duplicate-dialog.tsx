import type { Duplicate } from '@comanda/rules/booking/find-duplicate'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'

interface DuplicateDialogProps {
  readonly duplicate: Duplicate
  readonly isPaid: boolean
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** The notice is the title and the hour stands below; the guest may confirm all the same (BOOKING-026, OPEN-093). */
export function DuplicateDialog({ duplicate, isPaid, onCancel, onConfirm }: DuplicateDialogProps) {
  const { booking: words, shell } = useWords('booking')
  return (
    <Sheet title={words.duplicate} closeLabel={shell.close} isOpen onClose={onCancel}>
      <p className="text-lg">{duplicate.kind === 'same-hour' ? words.sameTime : words.otherTime}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button look="soft" size="large" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="large" onClick={onConfirm}>
          {isPaid ? words.confirmAndPay : words.confirm}
        </Button>
      </div>
    </Sheet>
  )
}
