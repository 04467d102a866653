import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Product, Section, SectionItem } from '@comanda/rules/catalogue/product'
import type { SecondLevelVisit } from '@comanda/rules/catalogue/second-level'
import { useEffect, useState } from 'react'

/** The dialog that a tap on a dish of a section opens. */
export interface OpenedItem {
  readonly kind: 'detail' | 'option-selector' | 'second-level'
  readonly section: Section
  readonly item: SectionItem
  /** The choices for it before the page was reloaded. */
  readonly unit?: Configuration | undefined
}

/** The dish of a menu whose dialog is open; a menu that was left in its second level begins with that dish. */
export function useOpenedItem(product: Product, visit: SecondLevelVisit | undefined) {
  const [opened, setOpened] = useState<OpenedItem | null>(null)
  // The second dialog opens only after the menu's own, so that it lies above it and Back leads from it to the menu.
  useEffect(() => {
    if (visit) setOpened(findItem(product, visit))
  }, [product, visit])
  return { opened, onOpen: setOpened }
}

function findItem({ sections }: Product, { i, j, unit }: SecondLevelVisit): OpenedItem | null {
  const section = sections[i]
  const item = section?.items[j]
  return section && item ? { kind: 'second-level', section, item, unit } : null
}
