import { useEffect, useState } from 'react'
import { useSetup } from '../../state/setup.ts'
import type { MenuView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'

const lookAgainMs = 60_000

/** For each of the page's hours when it will be, in words; null while it is now. At first as the page was made. */
export function useLater(
  { hours, later: atFirst, zone }: Pick<MenuView, 'hours' | 'later' | 'zone'>,
  site: SiteView,
): MenuView['later'] {
  const setup = useSetup()
  const [later, setLater] = useState(atFirst)
  useEffect(() => {
    if (hours.length === 0) return
    let isLeft = false
    const look = async () => {
      try {
        const { lookLater } = await import('./look-later.ts')
        const found = await lookLater(hours, { site, zone, setup })
        if (!isLeft) setLater(found)
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
  }, [hours, site, zone, setup])
  return later
}
