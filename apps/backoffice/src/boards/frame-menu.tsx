import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { createContext, useContext } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Bell } from './bell.tsx'

export interface FrameMenu {
  readonly isOpen: boolean
  readonly toggle: () => void
}

/** A board has the whole screen: the frame's sections and people come and go at the press of a button. */
export const FrameMenuContext = createContext<FrameMenu | null>(null)

export function FrameMenuButton() {
  const { boards } = useWords('boards')
  const menu = useContext(FrameMenuContext)
  if (menu === null) return null
  return (
    <>
      <Button look="soft" className="min-h-14" aria-expanded={menu.isOpen} onClick={menu.toggle}>
        <Icon name="list" /> <span className="max-md:sr-only">{boards.menu}</span>
      </Button>
      <Bell className="size-14" />
    </>
  )
}
