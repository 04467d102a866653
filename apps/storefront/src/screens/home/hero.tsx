import { buttonClass } from '@comanda/ui/button'
import { DishPicture } from '../../parts/dish-picture.tsx'
import { ArrowDownIcon, PhoneIcon } from '../../parts/icons.tsx'
import { PlaceLink } from '../../parts/place-link.tsx'
import type { HomeView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'
import { useWords } from '../../words.tsx'

const fill = 'absolute inset-0 size-full'
const sizes = '(min-width: 1280px) 580px, (min-width: 768px) 45vw, 100vw'

/** The venue's promise and the way in. */
export function Hero({ home, site }: { readonly home: HomeView; readonly site: SiteView }) {
  const words = useWords()
  const { hero } = home
  return (
    <section className="mx-auto max-w-7xl md:px-8 md:pt-4">
      <div className="relative overflow-hidden bg-hero text-on-hero md:rounded-4xl">
        <div className="grid md:grid-cols-[1.1fr_1fr] md:items-center">
          <div className="relative z-10 px-6 pb-9 pt-7 max-md:order-last md:py-20 md:pl-14">
            <p className="mb-3 text-sm font-bold uppercase tracking-widest text-on-hero-muted">{site.storeName}</p>
            <h1 className="text-balance text-[clamp(2.25rem,6vw,4rem)] font-extrabold leading-[1.05] tracking-tight">
              {hero?.title || site.title}
            </h1>
            <p className="mt-4 max-w-md text-pretty text-lg text-on-hero-muted">{hero?.text || site.description}</p>
            {site.onlyBookings ? (
              <a href={`tel:${site.phone.replace(/\s/g, '')}`} className={buttonClass({ size: 'large' }, 'mt-7')}>
                <PhoneIcon />
                {site.phone}
              </a>
            ) : (
              <PlaceLink place="menu" className={buttonClass({ size: 'large' }, 'mt-7')}>
                {words.home.seeMenu}
                <ArrowDownIcon />
              </PlaceLink>
            )}
          </div>
          {hero?.picture && (
            <div className="relative h-52 md:h-full md:min-h-[26rem]">
              {typeof hero.picture === 'string' ? (
                <img src={hero.picture} alt="" fetchPriority="high" className={`object-cover ${fill}`} />
              ) : (
                <DishPicture picture={hero.picture} alt="" sizes={sizes} when="first" className={fill} />
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
