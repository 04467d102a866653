import { readText } from '@comanda/rules/text/local-text'
import type { Store } from '@comanda/rules/venue/store'
import { useLanguage, useWords } from '@comanda/screen/words'
import { RichText } from '../parts/rich-text.tsx'

/** More people than the web books: the venue's own words, and its telephone (BOOKING-023). */
export function OverLimit({ store }: { readonly store: Store }) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const own = store.booking.maxPartyText
  return (
    <div role="status" className="rounded-card bg-sunken p-4">
      {own ? <RichText html={readText(own, language)} /> : <p>{words.tooMany(store.booking.maxParty)}</p>}
      {store.phone && (
        <a
          href={`tel:${store.phone.replace(/\s/g, '')}`}
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {words.call(store.phone)}
        </a>
      )}
    </div>
  )
}
