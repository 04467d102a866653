import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useWords } from '../words.tsx'
import { chooseMode } from './choices.ts'
import type { OverlayProps } from './overlays.tsx'

/** Take away or eat here, where nothing else is in question (SETUP-053). */
export default function SelectDeliveryDialog({ root: { site, language }, onClose }: OverlayProps<'select-delivery'>) {
  const words = useWords('refusals', 'setup')
  const choose = (mode: OrderingMode) => {
    onClose()
    chooseMode(mode, { site, language, words })
  }
  return (
    <Sheet title={words.frame.selectDelivery} closeLabel={words.shell.close} isOpen onClose={onClose}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" onClick={() => choose('pickup')}>
          {words.frame.takeAway}
        </Button>
        <Button size="large" look="soft" onClick={() => choose('takehere')}>
          {words.frame.eatHere}
        </Button>
      </div>
    </Sheet>
  )
}
