import { openSection } from '@comanda/rules/catalogue/choosing-dialog'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { listSections } from '@comanda/rules/catalogue/list-sections'
import type { Section } from '@comanda/rules/catalogue/product'
import { isFull } from '@comanda/rules/catalogue/section-limits'
import type { DialogLevel } from '@comanda/rules/catalogue/sections-dialog'
import type { SectionId } from '@comanda/rules/ids'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { BuilderProps, BuilderSetting } from './builder-props.ts'
import { ItemDialogs } from './item-dialogs.tsx'
import { SectionPart } from './section-part.tsx'
import type { ChoosingHandle, Chosen } from './use-choosing.ts'
import type { OpenedItem } from './use-opened-item.ts'

interface SectionListProps {
  readonly handle: ChoosingHandle
  readonly setting: BuilderSetting
  readonly level: DialogLevel
  readonly opened: OpenedItem | null
  readonly onOpen: (opened: OpenedItem | null) => void
  /** The dialog of a dish that has sections too. */
  readonly Inner: ComponentType<BuilderProps>
}

/** Step 1: the sections, open one at a time; a full one closes and the next one opens (CONFIG-025). */
export function SectionList({ handle, setting, level, opened, onOpen, Inner }: SectionListProps) {
  const { choosing } = handle
  const { product, configuration, quantity } = choosing
  const sections = listSections(product, findCombination(product, configuration))
  const [openId, setOpenId] = useState<SectionId | null>(
    () => (sections.find((section) => !isFull(section, configuration, quantity)) ?? sections[0])?.id ?? null,
  )
  const moved = useRef(false)

  // Scroll and focus follow to the section that opened by itself, or to the button that continues.
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    const next = document.getElementById(openId === null ? `builder-submit-${level}` : `section-title-${openId}`)
    next?.focus({ preventScroll: true })
    document.getElementById(`section-${openId}`)?.scrollIntoView({ block: 'start' })
  }, [openId, level])

  const follow = (chosen: Chosen, active: SectionId) => {
    const next = openSection({ ...choosing, ...chosen }, active)
    if (next === openId) return
    moved.current = true
    setOpenId(next)
  }
  const take = (chosen: Chosen, { id }: Section) => {
    handle.replace(chosen)
    follow(chosen, id)
  }
  return (
    <>
      {sections.map((section) => (
        <SectionPart
          key={section.id}
          section={section}
          choosing={choosing}
          setting={setting}
          isOpen={section.id === openId}
          onToggle={() => setOpenId(section.id === openId ? null : section.id)}
          onOpen={onOpen}
          onAdd={(chosen) => take(chosen, section)}
          onRemove={(change) => {
            handle.apply(change)
            // An item that was removed can be chosen again here.
            setOpenId(section.id)
          }}
        />
      ))}
      {opened && (
        <ItemDialogs
          opened={opened}
          choosing={choosing}
          setting={setting}
          Inner={Inner}
          onAdd={(chosen) => take(chosen, opened.section)}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  )
}
