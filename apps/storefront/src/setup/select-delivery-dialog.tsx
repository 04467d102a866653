import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import type { OverlayProps } from '../state/overlay-props.ts'
import { startTakeOrEat } from './start-take-or-eat.ts'

/** Take away or eat here, today and now, where nothing else has to be chosen (SETUP-053, QR-009). */
export default function SelectDeliveryDialog({ overlay, root: { site }, onClose }: OverlayProps<'select-delivery'>) {
  const words = useWords('setup', 'refusals', 'table')
  const choose = async (mode: 'pickup' | 'takehere') => {
    if (await startTakeOrEat(mode, overlay.storeId, { site, words })) onClose()
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
