import { useWords } from '@comanda/screen/words'
import { templateOf } from '../parts/templates/template-of.ts'
import { usePage } from '../parts/use-page.ts'
import type { FrameView } from '../views/frame-view.ts'
import type { SiteView } from '../views/site-view.ts'
import { AccountButton, BookingButton, CartButton, DrawerButton, ExitButton, HelpButton } from './header-buttons.tsx'
import { HeaderFilters } from './header-filters.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { StoreButton } from './store-button.tsx'

interface HeaderProps {
  readonly site: SiteView
  readonly frame: FrameView
}

/**
 * Below large screens: the drawer's button, the logo and the most used buttons. On large screens every button has its
 * name beside it. V2 has the logo in the middle of a tall header on home, in both forms.
 */
export function Header({ site, frame }: HeaderProps) {
  const { header } = templateOf(site)
  const isHome = usePage().pathname === '/'
  const look = isHome ? header : header.short
  const isV2 = header.variant === 'v2'
  const isTall = isV2 && isHome
  return (
    <header
      data-variant={header.variant}
      className={`mx-auto grid max-w-7xl items-center gap-x-2 px-4 lg:gap-x-4 lg:px-8 ${look.className} ${
        isTall ? 'grid-cols-[1fr_auto] grid-rows-[4rem_1fr]' : 'grid-cols-[auto_1fr_auto]'
      }`}
    >
      <div className="flex items-center gap-1 lg:gap-2">
        <DrawerButton />
        {isTall && <StoreButton site={site} />}
      </div>
      <div className={isTall ? 'col-span-2 row-start-2 flex justify-center pb-6' : 'flex min-w-0 items-center gap-4'}>
        <Logo site={site} look={look.logo} />
        {!isTall && <StoreButton site={site} />}
      </div>
      {/* The network may part the page between two buttons. They are shown together, so that a late one moves none. */}
      <div
        className={`flex items-center justify-end not-has-[>[data-last]]:hidden lg:gap-1 ${isTall ? 'col-start-2 row-start-1' : ''}`}
      >
        {site.showsAllergens && <HeaderFilters frame={frame} />}
        {site.languages.length > 1 && <LanguageSwitch site={site} />}
        <HelpButton />
        <BookingButton site={site} />
        <AccountButton site={site} />
        <ExitButton />
        <CartButton site={site} />
        <span data-last hidden />
      </div>
    </header>
  )
}

function Logo({ site, look }: { readonly site: SiteView; readonly look: string }) {
  const words = useWords()
  return (
    <a
      href="/"
      className="flex min-h-11 min-w-0 items-center text-lg font-extrabold tracking-tight"
      aria-label={`${site.storeName}: ${words.shell.home}`}
    >
      {site.logo ? (
        <img
          src={site.logo}
          data-tone={site.logoTone}
          alt=""
          width={160}
          height={40}
          className={`w-auto min-w-0 rounded-sm object-contain object-left ${look}`}
        />
      ) : (
        site.storeName
      )}
    </a>
  )
}
