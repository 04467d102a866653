import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { useMemo } from 'react'
import { Pauses } from '../pauses/pauses.tsx'
import { BoardPanel } from './board-panel.tsx'
import type { KitchenThing } from './kitchen-things.ts'

interface PausePanelProps {
  readonly storeId: StoreId
  readonly things: readonly KitchenThing[]
}

/** The things that have run out, with the dishes on this board first: the cook sees the last one go. */
export function PausePanel({ storeId, things }: PausePanelProps) {
  const { pauses } = useWords('pauses')
  const likely = useMemo(() => new Set(things.map(({ productId }) => productId)), [things])
  return (
    <BoardPanel title={pauses.title}>
      <Pauses storeId={storeId} likely={likely} />
    </BoardPanel>
  )
}
