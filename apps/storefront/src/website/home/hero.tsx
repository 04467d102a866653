import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { DishPicture } from '../../parts/dish-picture.tsx'
import { ArrowDownIcon, PhoneIcon } from '../../parts/icons.tsx'
import { PlaceLink } from '../../parts/place-link.tsx'
import type { HeroLook } from '../../parts/templates/template.ts'
import type { HomeView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'

const fill = 'absolute inset-0 size-full'
const halfWidth = '(min-width: 1280px) 580px, (min-width: 768px) 45vw, 100vw'

/** How each template shows the venue's slogan. */
const looks = {
  band: {
    frame: 'mx-auto max-w-7xl md:px-8 md:pt-2',
    panel: 'md:rounded-3xl',
    grid: 'grid-cols-[1fr_7.5rem] items-center sm:grid-cols-[1fr_14rem] lg:grid-cols-[1fr_22rem]',
    words: 'px-5 py-6 md:px-10 md:py-8',
    title: 'text-[clamp(1.6rem,4vw,2.5rem)]',
    text: 'max-sm:hidden',
    picture: 'h-full min-h-44',
    sizes: '(min-width: 1024px) 352px, (min-width: 640px) 224px, 120px',
  },
  split: {
    frame: 'mx-auto max-w-7xl md:px-8 md:pt-4',
    panel: 'md:rounded-4xl',
    grid: 'md:grid-cols-[1.1fr_1fr] md:items-center',
    words: 'px-6 pb-9 pt-7 max-md:order-last md:py-20 md:pl-14',
    title: 'text-[clamp(2.25rem,6vw,4rem)]',
    text: '',
    picture: 'h-52 md:h-full md:min-h-[26rem]',
    sizes: halfWidth,
  },
  mirrored: {
    frame: 'mx-auto max-w-7xl md:px-8 md:pt-4',
    panel: 'md:rounded-4xl',
    grid: 'md:grid-cols-[1fr_1.1fr] md:items-center',
    words: 'order-last px-6 pb-9 pt-7 md:py-16 md:pl-14 md:pr-10',
    title: 'text-[clamp(2.25rem,5vw,3.5rem)]',
    text: '',
    picture: 'h-60 md:h-full md:min-h-[30rem]',
    sizes: halfWidth,
  },
  full: {
    frame: '',
    panel: '',
    grid: '',
    words: 'mx-auto -mt-16 max-w-3xl rounded-t-4xl bg-hero px-6 pb-12 pt-9 text-center md:-mt-24 md:px-14',
    title: 'text-[clamp(2.25rem,7vw,4.5rem)]',
    text: 'mx-auto',
    picture: 'order-first h-72 md:h-[30rem]',
    sizes: '100vw',
  },
} as const satisfies Record<HeroLook, Record<string, string>>

interface HeroProps {
  readonly home: HomeView
  readonly site: SiteView
  readonly look: HeroLook
}

/** The venue's slogan and the button to begin. */
export function Hero({ home, site, look: name }: HeroProps) {
  const { hero } = home
  const look = looks[name]
  return (
    <section className={look.frame}>
      <div className={`relative overflow-hidden bg-hero text-on-hero ${look.panel}`}>
        <div className={`grid ${look.grid}`}>
          <div className={`relative z-10 ${look.words}`}>
            <p className="mb-3 text-sm font-bold uppercase tracking-widest text-on-hero-muted">{site.storeName}</p>
            <h1 className={`text-balance font-extrabold leading-[1.05] tracking-tight ${look.title}`}>
              {hero?.title || site.title}
            </h1>
            <p className={`mt-4 max-w-md text-pretty text-lg text-on-hero-muted ${look.text}`}>
              {hero?.text || site.description}
            </p>
            <HeroAction site={site} />
          </div>
          {hero?.picture && (
            <div className={`relative ${look.picture}`}>
              {typeof hero.picture === 'string' ? (
                <img src={hero.picture} alt="" fetchPriority="high" className={`object-cover ${fill}`} />
              ) : (
                <DishPicture picture={hero.picture} alt="" sizes={look.sizes} when="first" className={fill} />
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function HeroAction({ site }: { readonly site: SiteView }) {
  const words = useWords()
  return site.onlyBookings ? (
    <a href={`tel:${site.phone.replace(/\s/g, '')}`} className={buttonClass({ size: 'large' }, 'mt-6')}>
      <PhoneIcon />
      {site.phone}
    </a>
  ) : (
    <PlaceLink place="menu" className={buttonClass({ size: 'large' }, 'mt-6')}>
      {words.home.seeMenu}
      <ArrowDownIcon />
    </PlaceLink>
  )
}
