import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { BannerImage } from '../../parts/banner-image.tsx'
import { ArrowDownIcon, PhoneIcon } from '../../parts/icons.tsx'
import { PlaceLink } from '../../parts/place-link.tsx'
import type { HeroLook } from '../../parts/templates/template.ts'
import type { HomeView, PromiseView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'

const fill = 'absolute inset-0 size-full'
const halfWidth = '(min-width: 1280px) 580px, (min-width: 768px) 45vw, 100vw'

/** How each template shows the venue's slogan. */
const looks = {
  band: {
    frame: 'mx-auto max-w-7xl md:px-8 md:pt-2',
    panel: 'md:rounded-3xl',
    grid: 'grid-cols-[1fr_40%] items-center lg:grid-cols-[1fr_30rem]',
    words: 'py-6 pl-4 pr-3 md:px-10 md:py-10',
    title: 'text-[clamp(1.6rem,4vw,2.5rem)]',
    text: 'max-sm:hidden',
    picture: 'h-full min-h-44',
    // A tall slice of it is shown, so it is wider than its column.
    sizes: '(min-width: 1024px) 480px, 80vw',
  },
  split: {
    frame: 'mx-auto max-w-7xl md:px-8 md:pt-4',
    panel: 'md:rounded-4xl',
    grid: 'md:grid-cols-[1.1fr_1fr] md:items-center',
    words: 'px-5 pb-7 pt-6 max-md:order-last md:py-20 md:pl-14',
    title: 'text-[clamp(2.25rem,6vw,4rem)]',
    text: '',
    picture: 'h-64 md:h-full md:min-h-[28rem]',
    sizes: halfWidth,
  },
  mirrored: {
    frame: 'mx-auto max-w-7xl md:px-8 md:pt-4',
    panel: 'md:rounded-4xl',
    grid: 'md:grid-cols-[1fr_1.1fr] md:items-center',
    words: 'order-last px-5 pb-7 pt-6 md:py-16 md:pl-14 md:pr-10',
    title: 'text-[clamp(2.25rem,5vw,3.5rem)]',
    text: '',
    picture: 'h-72 md:h-full md:min-h-[30rem]',
    sizes: halfWidth,
  },
  full: {
    frame: '',
    panel: '',
    grid: '',
    words: 'mx-auto -mt-16 max-w-3xl rounded-t-4xl bg-hero px-6 pb-12 pt-9 text-center md:-mt-24 md:px-14',
    title: 'text-[clamp(2.25rem,7vw,4.5rem)]',
    text: 'mx-auto',
    picture: 'order-first h-72 md:h-[32rem]',
    sizes: '100vw',
  },
} as const satisfies Record<HeroLook, Record<string, string>>

interface HeroProps {
  readonly home: HomeView
  readonly site: SiteView
  readonly look: HeroLook
}

/** One picture, the venue's slogan, what it promises, and one button. */
export function Hero({ home, site, look: name }: HeroProps) {
  const { hero } = home
  const look = looks[name]
  return (
    <section className={look.frame}>
      <div className={`relative overflow-hidden bg-hero text-on-hero ${look.panel}`}>
        <div className={`grid ${look.grid}`}>
          <div className={`relative z-10 ${look.words}`}>
            <h1 className={`font-display text-balance leading-[1.08] ${look.title}`}>{hero?.title || site.title}</h1>
            <p className={`mt-3 max-w-md text-pretty text-lg text-on-hero-muted ${look.text}`}>
              {hero?.text || site.description}
            </p>
            {home.promise && <Promised promise={home.promise} isCentred={name === 'full'} />}
            <HeroAction site={site} />
          </div>
          {hero?.picture && (
            <div className={`relative ${look.picture}`}>
              <BannerImage picture={hero.picture} sizes={look.sizes} className={fill} />
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** Open or when, how soon, and what delivery costs. The words say it; the dot only repeats it. */
function Promised({ promise, isCentred }: { readonly promise: PromiseView; readonly isCentred: boolean }) {
  const { isOpen, opening, ready, delivery } = promise
  return (
    <ul
      className={`mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-bold ${isCentred ? 'justify-center' : ''}`}
    >
      <li className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`size-2.5 rounded-full border-2 border-current ${isOpen ? 'bg-current' : ''}`}
        />
        {opening}
      </li>
      <li className="text-on-hero-muted">{ready}</li>
      {delivery && <li className="text-on-hero-muted">{delivery}</li>}
    </ul>
  )
}

/** Where orders are taken, a phone has the one full button in the bar at its lower edge. */
const plainOnPhone =
  'max-md:min-h-11 max-md:bg-transparent max-md:px-0 max-md:text-base max-md:text-on-hero max-md:underline ' +
  'max-md:underline-offset-4 max-md:hover:bg-transparent max-md:active:bg-transparent'

function HeroAction({ site }: { readonly site: SiteView }) {
  const words = useWords()
  return site.onlyBookings ? (
    <a href={`tel:${site.phone.replace(/\s/g, '')}`} className={buttonClass({ size: 'large' }, 'mt-6')}>
      <PhoneIcon />
      {site.phone}
    </a>
  ) : (
    <PlaceLink
      place="menu"
      className={buttonClass({ size: 'large' }, `mt-5 ${site.mode === 'digital-card' ? '' : plainOnPhone}`)}
    >
      {words.home.seeMenu}
      <ArrowDownIcon />
    </PlaceLink>
  )
}
