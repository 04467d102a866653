import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { Pauses } from './pauses.tsx'

interface PauseSheetProps {
  readonly storeId: StoreId
  readonly onClose: () => void
}

/** Pausing above a screen that is about something else. */
export function PauseSheet({ storeId, onClose }: PauseSheetProps) {
  const { pauses, common } = useWords('pauses', 'common')
  return (
    <Sheet title={pauses.title} closeLabel={common.close} isOpen onClose={onClose} width={550}>
      <Pauses storeId={storeId} />
    </Sheet>
  )
}
