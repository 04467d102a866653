import { useLocation } from 'react-router'
import { PhoneIcon } from '../../parts/icons.tsx'
import { useSite } from '../../parts/use-site.ts'
import { useWords } from '../../words.tsx'

/** Where a table can be had: the page of a fair, and the whole of a site that only takes bookings. */
export function Component() {
  const { bookingPage: words, frame, contact } = useWords('booking', 'pages')
  const site = useSite()
  const isFair = useLocation().pathname === '/reservaferia'
  const stores = site.stores.filter(({ maxParty }) => maxParty !== null)
  return (
    <section className="mx-auto max-w-2xl px-4 py-12">
      <p className="text-sm font-bold uppercase tracking-widest text-muted">{site.storeName}</p>
      <h1 className="mt-2 text-balance text-4xl font-extrabold tracking-tight md:text-5xl">
        {isFair ? words.fair : words.title}
      </h1>
      <p className="mt-4 text-pretty text-lg text-muted">{stores.length > 0 ? words.text : words.noStores}</p>
      <ul className="mt-8 grid gap-3">
        {stores.map((store) => (
          <li key={store.id} className="rounded-card bg-surface p-5 shadow-card">
            <h2 className="text-xl font-extrabold tracking-tight">{store.name}</h2>
            <p className="mt-1 text-muted">{store.address}</p>
            <p className="whitespace-pre-line text-muted">{store.hours}</p>
            {store.maxParty !== null && <p className="text-muted">{frame.upTo(store.maxParty)}</p>}
            {store.phone && (
              <a
                href={`tel:${store.phone.replace(/\s/g, '')}`}
                className="mt-4 flex min-h-13 items-center justify-center gap-2 rounded-full bg-primary px-6 text-lg font-bold text-on-primary hover:bg-primary-hover"
              >
                <PhoneIcon />
                <span className="sr-only">{words.callToBook(store.name)}</span>
                {store.phone}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <a href="/contact" className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline">
          {contact.title}
        </a>
      </p>
    </section>
  )
}
