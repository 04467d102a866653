import type { CartId, FollowKey } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Badge } from '@comanda/ui/badge'
import { Button } from '@comanda/ui/button'
import { SidePanel } from '@comanda/ui/side-panel'
import { type ReactNode, useId } from 'react'
import { readLiveKey, toFollowPath } from '../checkout/follow-link.ts'
import { CalendarIcon, FilterIcon, HelpIcon, Icon, PersonIcon, PhoneIcon, PlaceIcon } from '../parts/icons.tsx'
import { LanguageLinks } from '../parts/language-links.tsx'
import { chooseBrand } from '../setup/choices.ts'
import { useStore } from '../setup/use-store.ts'
import { useCart } from '../state/cart.ts'
import { useChosenCategories } from '../state/menu.ts'
import type { OverlayProps } from '../state/overlay-props.ts'
import { useSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import { readUser } from '../state/user.ts'
import { readKeptReceipt, toReceiptPath } from '../table/kept-receipt.ts'
import { SchemeChoice } from '../website/theme/scheme-choice.tsx'
import { askAtTable, useIsAtTable } from './ask-at-table.ts'
import { hasAccount } from './header-buttons.tsx'

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-3 text-left hover:bg-sunken disabled:cursor-not-allowed disabled:hover:bg-transparent aria-pressed:bg-primary-soft aria-pressed:font-bold aria-pressed:text-on-primary-soft'

/** Everything the site has, in one list (SHELL-043). */
export default function Drawer({ root: { site, frame }, onClose }: OverlayProps<'drawer'>) {
  const words = useWords('refusals', 'setup', 'pages')
  const brandId = useSetup('brandId')
  const mode = useSetup('mode')
  const categories = useChosenCategories() ?? frame.categories
  const hasCart = useCart() !== null
  const store = useStore(site)
  const isAtTable = useIsAtTable()
  const askForBill = () => {
    if (!isAtTable) return location.assign('/checkout')
    onClose()
    askAtTable('bill')
  }
  return (
    <SidePanel title={site.storeName} closeLabel={words.shell.close} side="left" onClose={onClose}>
      {hasCart && (
        <Button className="mb-4" onClick={askForBill}>
          {words.frame.askForBill}
        </Button>
      )}
      {hasAccount(site, mode) && <Who />}
      {site.stores.length > 1 && (
        <Part title={words.frame.store}>
          <button type="button" className={row} onClick={() => openOverlay({ name: 'stores' })}>
            <PlaceIcon />
            <span className="py-2 leading-snug">
              {store && <span className="block">{store.name}</span>}
              <span className="block text-sm font-bold text-primary-text">{words.frame.changeStore}</span>
            </span>
          </button>
        </Part>
      )}
      {categories.length > 0 && (
        <Part title={words.home.categories}>
          <ul>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <a href={`/categories/${slug}`} className={row}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {frame.brands.length > 0 && (
        <Part title={words.frame.brands}>
          <ul>
            {frame.brands.map(({ id, name, comingSoon }) => (
              <li key={id}>
                <button
                  type="button"
                  disabled={comingSoon}
                  aria-pressed={id === brandId}
                  className={row}
                  onClick={() => chooseBrand(id, { site, words })}
                >
                  <span className={comingSoon ? 'flex-1 text-muted' : 'flex-1'}>{name}</span>
                  {comingSoon && <Badge>{words.home.comingSoon}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Help site={site} isAtTable={isAtTable} onAsked={onClose} />
      {site.languages.length > 1 && (
        <Part title={words.frame.languages}>
          <LanguageLinks site={site} path="/" />
        </Part>
      )}
      {site.followsVisitor && (
        <Part title={words.look.title}>
          <SchemeChoice />
        </Part>
      )}
    </SidePanel>
  )
}

interface HelpProps extends Pick<OverlayProps<'drawer'>['root'], 'site'> {
  readonly isAtTable: boolean
  readonly onAsked: () => void
}

function Help({ site, isAtTable, onAsked }: HelpProps) {
  const words = useWords('refusals', 'setup', 'pages')
  const paidTable = readKeptReceipt()
  const live = readLiveKey()
  return (
    <Part title={words.frame.help}>
      {site.phone && (
        <a href={`tel:${site.phone.replace(/\s/g, '')}`} className={row}>
          <PhoneIcon />
          {site.phone}
        </a>
      )}
      {site.email && (
        <a href={`mailto:${site.email}`} className={row}>
          <MailIcon />
          {site.email}
        </a>
      )}
      {site.takesBookings && (
        <button type="button" className={row} onClick={() => openOverlay({ name: 'booking' })}>
          <CalendarIcon />
          {words.frame.reserve}
        </button>
      )}
      {isAtTable && <TableHelp onAsked={onAsked} />}
      {live !== null && <LiveRow followKey={live} />}
      {paidTable !== null && <ReceiptRow cartId={paidTable} />}
      <a href="/contact" className={row}>
        {isAtTable ? <TalkIcon /> : <HelpIcon />}
        {words.frame.contact}
      </a>
      <a href="/allergens" className={row}>
        <FilterIcon />
        {words.frame.allergens}
      </a>
    </Part>
  )
}

const MailIcon = () => (
  <Icon>
    <path d="M3 6h18v12H3zM3 7l9 7 9-7" />
  </Icon>
)

const TalkIcon = () => (
  <Icon>
    <path d="M4 5h16v11H10l-6 4z" />
  </Icon>
)

const ReceiptIcon = () => (
  <Icon>
    <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />
  </Icon>
)

/** Its words are fetched only at a table. */
function TableHelp({ onAsked }: { readonly onAsked: () => void }) {
  const words = useWords('table').table
  const ask = () => {
    onAsked()
    askAtTable('help')
  }
  return (
    <button type="button" className={row} onClick={ask}>
      <HelpIcon />
      {words.help}
    </button>
  )
}

/** Whoever paid at a table this evening finds the receipt again. */
function LiveRow({ followKey }: { readonly followKey: FollowKey }) {
  const words = useWords('checkout').status
  return (
    <a href={toFollowPath(followKey)} className={row}>
      <ReceiptIcon />
      {words.follow}
    </a>
  )
}

function ReceiptRow({ cartId }: { readonly cartId: CartId }) {
  const words = useWords('table').table.receipt
  return (
    <a href={toReceiptPath(cartId)} className={row}>
      <ReceiptIcon />
      {words.see}
    </a>
  )
}

/** The person that the site takes the visitor for: «Invitado», or the customer's name (SITE-001). */
function Who() {
  const words = useWords().frame
  return (
    <button type="button" className={`${row} mb-5`} onClick={() => openOverlay({ name: 'account' })}>
      <PersonIcon />
      <span className="min-w-0 py-2 leading-snug">
        <span className="block truncate">{readUser()?.name || words.guest}</span>
        <span className="block text-sm font-bold text-primary-text">{words.account}</span>
      </span>
    </button>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-5">
      <h3 id={id} className="mb-1 px-3 text-xs font-bold uppercase tracking-widest text-muted">
        {title}
      </h3>
      {children}
    </section>
  )
}
