import { tabShelf } from './shelf.ts'

const name = 'reads-menu'

/** On a site where only customers order, a guest may read the menu: they are not asked again until they order. */
export function keepReadingOnly(): void {
  tabShelf.keep(name, '1')
}

export function isReadingOnly(): boolean {
  return tabShelf.read(name) !== null
}
