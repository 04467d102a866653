import { startTransition, useEffect, useState } from 'react'
import { idleMoment } from '../../state/idle-moment.ts'
import { useSetup, useStoreId } from '../../state/setup.ts'
import type { LaterView, MenuView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'

const lookAgainMs = 60_000

/** For each of the page's hours when it will be, in words; null while it is now. At first as the page was made. */
export function useNextServings(
  { hours, later: atFirst, laterUntil, zone }: Pick<MenuView, 'hours'> & LaterView,
  site: SiteView,
): MenuView['later'] {
  const mode = useSetup('mode')
  const storeId = useStoreId(site)
  const [later, setLater] = useState(atFirst)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store has other hours
  useEffect(() => {
    if (hours.length === 0) return
    let isLeft = false
    const look = async () => {
      try {
        // What the page was made with is a quarter of an hour old at most, so this may wait for what is touched first.
        await idleMoment()
        if (isLeft) return
        const { findNextServings } = await import('./find-next-servings.ts')
        const said = { later: atFirst, laterUntil, zone }
        const found = await findNextServings(hours, said, { site, mode: mode ?? site.mode })
        // The same again must not draw the whole menu again.
        if (!isLeft) startTransition(() => setLater((known) => (found.join() === known.join() ? known : found)))
      } catch {
        // Without a connection the page goes on saying what it said.
      }
    }
    look()
    const timer = setInterval(look, lookAgainMs)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [hours, atFirst, laterUntil, site, zone, mode, storeId])
  return later
}
