import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { useWords } from '@comanda/screen/words'
import { CalendarIcon, CartIcon, ExitIcon, HelpIcon, MenuIcon, PersonIcon } from '../parts/icons.tsx'
import { countPieces, useCart } from '../state/cart.ts'
import { useSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'
import { askAtTable, useIsAtTable } from './ask-at-table.ts'
import { HeaderButton, headerButtonClass } from './header-button.tsx'

export function DrawerButton() {
  const words = useWords().frame
  return (
    <button
      type="button"
      data-needs-script
      aria-label={words.menu}
      onClick={() => openOverlay({ name: 'drawer' })}
      className={`${headerButtonClass} -ml-2`}
    >
      <MenuIcon />
    </button>
  )
}

/** Contact; at a table it calls a waiter (OPEN-032). */
export function HelpButton() {
  const words = useWords().frame
  if (useIsAtTable()) {
    return <HeaderButton icon={<HelpIcon />} label={words.help} onlyLarge onPress={() => askAtTable('help')} />
  }
  return (
    <a href="/contact" aria-label={words.help} className={`${headerButtonClass} max-lg:hidden`}>
      <HelpIcon />
      <span className="hidden xl:inline">{words.help}</span>
    </a>
  )
}

export function BookingButton({ site }: { readonly site: SiteView }) {
  const words = useWords().frame
  if (!site.takesBookings) return null
  return (
    <HeaderButton
      icon={<CalendarIcon />}
      label={words.reserve}
      onlyLarge
      onPress={() => openOverlay({ name: 'booking' })}
    />
  )
}

/** There is none where visitors can only read, or order by a table's code (SHELL-038). */
export function hasAccount(site: Pick<SiteView, 'onlyQr' | 'mode'>, mode: OrderingMode | null): boolean {
  return !site.onlyQr && (mode ?? site.mode) !== 'digital-card'
}

export function AccountButton({ site }: { readonly site: SiteView }) {
  const words = useWords().frame
  const mode = useSetup('mode')
  if (!hasAccount(site, mode)) return null
  return <HeaderButton icon={<PersonIcon />} label={words.account} onPress={() => openOverlay({ name: 'account' })} />
}

/** Leaves the order of a table or a scanned code (OPEN-032). */
export function ExitButton() {
  const words = useWords().frame
  const mode = useSetup('mode')
  const fromCode = useSetup('fromCode')
  if (mode !== 'table' && !fromCode) return null
  return <HeaderButton icon={<ExitIcon />} label={words.exit} onPress={() => openOverlay({ name: 'exit' })} />
}

export function CartButton({ site }: { readonly site: SiteView }) {
  const words = useWords().frame
  const mode = useSetup('mode')
  const count = countPieces(useCart())
  if ((mode ?? site.mode) === 'digital-card') return null
  // At a table it is the round of everybody there.
  const label = mode === 'table' ? words.round : words.cart
  return (
    <HeaderButton
      icon={<CartIcon />}
      label={label}
      name={`${label}: ${words.pieces(count)}`}
      badge={count}
      onPress={() => openOverlay({ name: 'cart' })}
    />
  )
}
