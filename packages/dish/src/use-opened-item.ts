import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Product, Section, SectionItem } from '@comanda/rules/catalogue/product'
import type { SecondLevelVisit } from '@comanda/rules/catalogue/second-level'
import { useEffect, useState } from 'react'

/** What a tap on a dish of a section opens. */
export interface OpenedItem {
  readonly kind: 'detail' | 'option-selector' | 'second-level'
  readonly section: Section
  readonly item: SectionItem
  /** What was chosen of it before the page was read again. */
  readonly unit?: Configuration | undefined
}

/** The dish of a menu whose dialog is open; a menu that was left in its second level begins with that one. */
export function useOpenedItem(product: Product, visit: SecondLevelVisit | undefined) {
  const [opened, setOpened] = useState<OpenedItem | null>(null)
  // Only once the menu's own dialog stands: the second lies over it, and Back leads from the second to the first.
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
