import { isFailure } from '@comanda/screen/failure'
import { useEffect, useMemo, useRef } from 'react'
import type { Board } from '../boards/use-board.ts'
import { keptPresses } from '../queue/kept-presses.ts'
import type { LaterName, LaterReply } from '../queue/later-calls.ts'
import { presses } from '../queue/presses.ts'
import { foreseeThings } from './foresee-things.ts'
import { type KitchenReply, type KitchenThing, toThing } from './kitchen-things.ts'

type ShownBoard = Pick<Board<KitchenReply, KitchenThing>, 'things' | 'show'> & { readonly reply: KitchenReply }

/** The dishes of a board with what was pressed without a line; answers that come later are shown as they come. */
export function useKeptItems({ things, show, reply }: ShownBoard): readonly KitchenThing[] {
  const kept = keptPresses.use()
  const hasPass = reply.stations.length > 0
  const latest = useRef({ things, show })
  useEffect(() => {
    latest.current = { things, show }
  })
  useEffect(
    () =>
      presses.hear((_, answer, isWaitedFor) => {
        if (isWaitedFor || isFailure(answer)) return
        const reply = answer as LaterReply<LaterName>
        for (const item of 'items' in reply ? reply.items : [reply]) {
          const shown = latest.current.things.find(({ itemId }) => itemId === item.itemId)
          if (shown !== undefined) latest.current.show(toThing(shown, item))
        }
      }),
    [],
  )
  return useMemo(() => foreseeThings(things, kept, hasPass), [things, kept, hasPass])
}
