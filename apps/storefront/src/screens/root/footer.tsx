import type { SiteView } from '../../views/site-view.ts'
import { useWords } from '../../words.tsx'

export function Footer({ site }: { readonly site: SiteView }) {
  const words = useWords()
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-12 md:grid-cols-[1fr_2fr] md:px-8">
        <div>
          <p className="text-lg font-extrabold tracking-tight">{site.storeName}</p>
          <p className="mt-2 max-w-xs text-sm text-muted">{site.description}</p>
          <p className="mt-4 flex flex-col items-start text-sm">
            {site.phone && <FooterLink href={`tel:${site.phone.replace(/\s/g, '')}`}>{site.phone}</FooterLink>}
            {site.email && <FooterLink href={`mailto:${site.email}`}>{site.email}</FooterLink>}
          </p>
        </div>
        <ul aria-label={words.home.stores} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {site.stores.map((store) => (
            <li key={store.id} className="text-sm">
              <p className="font-bold">{store.name}</p>
              <p className="mt-1 text-muted">{store.address}</p>
              <p className="mt-1 whitespace-pre-line text-muted">{store.hours}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="mx-auto max-w-7xl px-4 pb-8 text-xs text-muted md:px-8">{words.shell.poweredBy}</p>
    </footer>
  )
}

function FooterLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className="inline-flex min-h-8 items-center font-bold text-primary-text hover:underline">
      {children}
    </a>
  )
}
