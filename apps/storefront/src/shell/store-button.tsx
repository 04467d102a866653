import { useWords } from '@comanda/screen/words'
import { PlaceIcon } from '../parts/icons.tsx'
import { useStore } from '../setup/use-store.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'
import { HeaderButton } from './header-button.tsx'

/** Only a chain has stores to choose from (SITE-044). */
export function StoreButton({ site }: { readonly site: SiteView }) {
  const words = useWords().frame
  const chosen = useStore(site)?.name
  if (site.stores.length < 2) return null
  return (
    <HeaderButton
      icon={<PlaceIcon />}
      label={chosen ?? words.store}
      name={chosen ? `${words.changeStore}: ${chosen}` : words.store}
      onlyLarge
      onPress={() => openOverlay({ name: 'stores' })}
    />
  )
}
