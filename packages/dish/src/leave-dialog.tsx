import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { StepSheet } from './step-sheet.tsx'

interface LeaveDialogProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before the choices in a menu are lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const words = useWords('dish')
  return (
    <StepSheet title={words.dish.leaveTitle} closeLabel={words.shell.close} onClose={onStay}>
      <p className="text-muted">{words.dish.leaveText}</p>
      <div className="mt-6 grid gap-2">
        <Button onClick={onStay}>{words.dish.stay}</Button>
        <Button look="soft" onClick={onLeave}>
          {words.dish.exit}
        </Button>
      </div>
    </StepSheet>
  )
}
