import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import type { ComponentType } from 'react'
import { usePage } from '../parts/use-page.ts'
import { useRoot } from '../parts/use-root.ts'
import { type AccountSection, accountSections, findSection } from './account-sections.ts'
import { Addresses } from './addresses.tsx'
import { Cards } from './cards.tsx'
import { Favourites } from './favourites.tsx'
import { History } from './history.tsx'
import { MyBookings } from './my-bookings.tsx'
import { Order } from './order.tsx'
import { Profile } from './profile.tsx'

const contents: Readonly<Record<AccountSection, ComponentType>> = {
  profile: Profile,
  address: Addresses,
  payment: Cards,
  history: History,
  orders: Order,
  bookings: MyBookings,
  favorites: Favourites,
}

/** The account of a registered customer: a column beside the content, or tabs above it in version 2 (SHELL-013 to 018). */
export function Component() {
  const isV2 = useRoot().site.version === 2
  const section = findSection(usePage().pathname)
  const Content = contents[section]
  const layout = section === 'orders' ? 'Id' : accountSections[section].layout
  return (
    <section
      data-layout={`${layout}${isV2 ? 'V2' : 'Default'}`}
      className={classNames(
        'mx-auto grid max-w-7xl gap-6 px-4 py-6 md:gap-10 md:px-8 md:py-10',
        !isV2 && 'md:grid-cols-[14rem_minmax(0,1fr)]',
      )}
    >
      <AccountNav section={section} isV2={isV2} />
      <div className="grid max-w-4xl content-start gap-6">
        <Content />
      </div>
    </section>
  )
}

/** On a phone two rows, so that no section is out of sight; a column beside the content where there is room. */
function AccountNav({ section, isV2 }: { readonly section: AccountSection; readonly isV2: boolean }) {
  const words = useWords('customer').accountPage
  const { takesBookings } = useRoot().site
  const current = section === 'orders' ? 'history' : section
  const sections = Object.entries(accountSections).filter(([name]) => takesBookings || name !== 'bookings')
  return (
    <nav aria-label={words.nav}>
      <ul
        className={classNames(
          'grid grid-cols-2 gap-1 min-[360px]:grid-cols-3',
          isV2 ? 'border-b border-line pb-2 md:flex' : 'md:sticky md:top-6 md:grid-cols-1',
        )}
      >
        {sections.map(([name, { path }]) => (
          <li key={name} className="grid">
            <a
              href={path}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                buttonClass({ look: name === current ? 'soft' : 'quiet' }),
                'text-center leading-tight hyphens-auto max-md:px-1.5 max-md:text-sm md:whitespace-nowrap',
                !isV2 && 'md:justify-start',
              )}
            >
              {words[name as keyof typeof accountSections]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
