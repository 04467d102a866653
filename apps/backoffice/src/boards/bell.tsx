import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Link } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import { waitingNow } from './waiting.ts'

/** The one bell on every screen: how much waits for somebody, and the way to it. */
export function Bell({ className }: { readonly className?: string }) {
  const { common } = useWords('common')
  const { things, isAlarming } = waitingNow.use()
  return (
    <Link
      to="/waiting"
      aria-label={common.waitingOf(things.length)}
      className={classNames(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text',
        className,
      )}
    >
      <Icon name="bell" />
      {things.length > 0 && <Count isAlarming={isAlarming}>{things.length}</Count>}
    </Link>
  )
}

interface CountProps {
  readonly isAlarming: boolean
  readonly children: number
}

function Count({ isAlarming, children }: CountProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-0.5 right-0 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-bold',
        isAlarming ? 'bg-late text-on-late' : 'bg-text text-background',
      )}
    >
      {children > 99 ? '99+' : children}
    </span>
  )
}
