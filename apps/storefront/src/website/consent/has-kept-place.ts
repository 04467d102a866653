import { tabStorage } from '@comanda/screen/storage'

/** In the storage of this tab. */
export const keptPlaceKey = 'kept-place'

/** Whether the page was reloaded under a visitor; the code that brings them back is fetched only then. */
export function hasKeptPlace(): boolean {
  return tabStorage.read(keptPlaceKey) !== null
}
