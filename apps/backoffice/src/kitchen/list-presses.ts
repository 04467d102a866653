import type { ReplyOf } from '@comanda/contract/call'
import type { listBumped } from '@comanda/contract/calls/staff/kitchen'

type Bumped = ReplyOf<typeof listBumped>[number]

interface ListedPress extends Omit<Bumped, 'item'> {
  readonly items: readonly Bumped['item'][]
}

/** What was bumped, newest first, by the press that did it. */
export function listPresses(bumped: readonly Bumped[]): readonly ListedPress[] {
  const byPress = Map.groupBy(bumped, ({ pressId, item }) => pressId ?? item.itemId)
  return [...byPress.values()].flatMap((group) => {
    const [newest] = group
    if (newest === undefined) return []
    const { item: _, ...press } = newest
    return { ...press, items: group.map(({ item }) => item) }
  })
}
