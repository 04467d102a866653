import { tabStorage } from '@comanda/screen/storage'

const name = 'reads-menu'

/** On a site where only customers order, a guest may read the menu: they are not asked again until they order. */
export function keepReadingOnly(): void {
  tabStorage.keep(name, '1')
}

export function isReadingOnly(): boolean {
  return tabStorage.read(name) !== null
}
