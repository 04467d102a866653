import { useWords } from '@comanda/screen/words'
import type { FrameView } from '../views/frame-view.ts'
import type { SiteView } from '../views/site-view.ts'
import type { ConsentDialog } from '../website/consent/opened-dialog.ts'
import { PaymentLogos } from './payment-logos.tsx'

interface FooterProps {
  readonly site: SiteView
  readonly frame: FrameView
}

/** It is the same for every visitor and never changes: only the server draws it, and the browser needs no code for it. */
export function Footer({ site, frame }: FooterProps) {
  const words = useWords()
  return (
    <footer className="border-t border-line bg-sunken in-data-has-bar:max-md:pb-20 in-data-[has-bar=table]:max-md:pb-48 in-data-[has-bar=table]:md:pb-20">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 md:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1fr_2fr] lg:px-8">
        <div>
          <p className="text-lg font-extrabold tracking-tight">{site.storeName}</p>
          <p className="mt-2 max-w-xs text-sm text-muted">{site.description}</p>
          <p className="mt-3 flex flex-col items-start">
            {site.phone && <FooterLink href={`tel:${site.phone.replace(/\s/g, '')}`}>{site.phone}</FooterLink>}
            {site.email && <FooterLink href={`mailto:${site.email}`}>{site.email}</FooterLink>}
          </p>
          {frame.socials.length > 0 && (
            <ul aria-label={words.frame.socials} className="mt-3 flex flex-wrap gap-x-4">
              {frame.socials.map(({ network, url }) => (
                <li key={network} className="capitalize">
                  <FooterLink href={url}>{network}</FooterLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={words.frame.pages}>
          <PageLinks frame={frame} place="left" />
          <FooterButton opens="policy">{words.frame.cookiePolicy}</FooterButton>
          <FooterButton opens="settings">{words.frame.cookieSettings}</FooterButton>
        </nav>
        <nav aria-label={words.frame.contact}>
          <PageLinks frame={frame} place="centre" />
          <FooterLink href="/contact">{words.frame.contact}</FooterLink>
          <FooterLink href="/allergens">{words.frame.allergens}</FooterLink>
        </nav>
        <ul aria-label={words.home.stores} className="grid content-start gap-6 sm:grid-cols-2">
          {site.stores.map((store) => (
            <li key={store.id} className="text-sm">
              <p className="font-bold">{store.name}</p>
              <p className="mt-1 text-muted">{store.address}</p>
              <p className="mt-1 whitespace-pre-line text-muted">
                <span className="sr-only">{words.frame.hours}: </span>
                {store.hours}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-4 border-t border-line px-4 py-6 text-xs text-muted lg:px-8">
        <p>{words.shell.poweredBy}</p>
        {site.showsDigitalKit && <p className="max-w-md">{words.frame.digitalKit}</p>}
        <PaymentLogos label={words.frame.payments} />
      </div>
    </footer>
  )
}

function PageLinks({ frame, place }: { readonly frame: FrameView; readonly place: 'left' | 'centre' }) {
  return frame.pages
    .filter((page) => page.place === place)
    .map(({ slug, name }) => (
      <FooterLink key={slug} href={`/pages/${slug}`}>
        {name}
      </FooterLink>
    ))
}

const linkClass =
  'flex min-h-9 w-fit cursor-pointer items-center text-left text-sm font-bold text-primary-text hover:underline'

function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  const isElsewhere = /^https?:/.test(href)
  return (
    <a href={href} className={linkClass} {...(isElsewhere && { rel: 'noopener noreferrer' })}>
      {children}
    </a>
  )
}

function FooterButton({ opens, children }: { readonly opens: ConsentDialog; readonly children: string }) {
  return (
    <button type="button" data-needs-script data-cookies={opens} className={linkClass}>
      {children}
    </button>
  )
}
