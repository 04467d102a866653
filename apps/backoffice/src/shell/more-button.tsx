import { useWords } from '@comanda/screen/words'
import { Icon } from '../parts/icon.tsx'
import { navItemClass } from './nav-item.tsx'

export interface MoreProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Everything that has no place of its own in the frame. */
export function MoreButton({ isOpen, onToggle }: MoreProps) {
  const { common } = useWords('common')
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle} className={navItemClass('rail')}>
      <Icon name="more" />
      <span>{common.more}</span>
    </button>
  )
}
