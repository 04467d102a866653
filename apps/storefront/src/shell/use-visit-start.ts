import { useEffect } from 'react'
import type { RootData } from '../screens/root/root.screen.tsx'
import { readCookie } from '../state/cookie.ts'
import { getSetup, restoreSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import { useFirstWords } from '../words.tsx'
import { chooseEntryDialog } from './choose-entry-dialog.ts'

const saidName = 'closed-said'

/** Once the page lives: takes up what was chosen before, and says on entry that the venue is closed (OPEN-104). */
export function useVisitStart({ site }: Pick<RootData, 'site'>): void {
  const words = useFirstWords().frame
  useEffect(() => {
    restoreSetup()
    const { storeId, mode } = getSetup()
    const visit = { path: location.pathname, mode: mode ?? site.mode, isLoggedIn: readCookie('user-id') !== null }
    const insisted = chooseEntryDialog(site, visit)
    if (insisted !== null) return openOverlay({ name: insisted, isRequired: true })
    const store =
      site.stores.find(({ id }) => id === storeId) ?? (site.stores.length === 1 ? site.stores[0] : undefined)
    if (!store?.closed || sessionStorage.getItem(saidName) === String(store.id)) return
    // Said once per entry, not on every page.
    sessionStorage.setItem(saidName, String(store.id))
    openOverlay({ name: 'closed-venue', text: store.closed.text ?? words.closedText })
  }, [site, words])
}
