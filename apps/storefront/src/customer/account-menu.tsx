import { getUser } from '@comanda/contract/calls/customer'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { useEffect, useEffectEvent } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { call } from '../state/client.ts'
import type { KnownUser } from '../state/user.ts'
import { accountSections } from './account-sections.ts'

interface AccountMenuProps {
  readonly user: KnownUser
  readonly onPassword: () => void
  readonly onLogOut: () => void
  /** The session turned out to belong to a guest. */
  readonly onUnknown: () => void
}

const row =
  'flex min-h-12 w-full cursor-pointer items-center rounded-xl px-3 text-left font-bold hover:bg-sunken -outline-offset-2'

/** Profile, addresses, payment methods, change password, history, bookings, favourites, log out (ACCOUNT-003). */
export function AccountMenu({ user, onPassword, onLogOut, onUnknown }: AccountMenuProps) {
  const { account: words, accountPage } = useWords('customer')
  const { takesBookings } = useRoot().site
  useStillKnown(user, onUnknown)
  const link = (section: 'profile' | 'address' | 'payment' | 'history' | 'bookings' | 'favorites') => (
    <li key={section}>
      <a href={accountSections[section].path} className={row}>
        {accountPage[section]}
      </a>
    </li>
  )
  return (
    <ul className="-mx-3 grid">
      {link('profile')}
      {link('address')}
      {link('payment')}
      <li>
        <button type="button" className={row} onClick={onPassword}>
          {words.changePassword}
        </button>
      </li>
      {link('history')}
      {takesBookings && link('bookings')}
      {link('favorites')}
      <li className="mt-2 border-t border-line pt-2">
        <button type="button" className={classNames(row, 'text-accent-text')} onClick={onLogOut}>
          {words.logOut}
        </button>
      </li>
    </ul>
  )
}

/** The cookie only remembers the customer; when the session has ended elsewhere, the login is shown. */
function useStillKnown({ id }: KnownUser, onUnknown: () => void): void {
  const known = useRead(`user ${id}`, () => call(getUser, { id }))
  const unknown = useEffectEvent(onUnknown)
  const isRefused = known.state === 'refused'
  useEffect(() => {
    if (isRefused) unknown()
  }, [isRefused])
}
