import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import type { SiteView } from '../views/site-view.ts'
import { PhoneIcon } from './icons.tsx'

/** Back to the menu, and not to the top of the page above it (F-239); soft where something else is to be done first. */
export function MenuLink({ look = 'primary' }: { readonly look?: 'primary' | 'soft' }) {
  const words = useWords().home
  return (
    <a href="/#menu" className={buttonClass({ look })}>
      {words.seeMenu}
    </a>
  )
}

/** The venue itself, by phone. */
export function CallVenue({ site }: { readonly site: SiteView }) {
  if (!site.phone) return null
  return (
    <a href={`tel:${site.phone.replace(/\s/g, '')}`} className={buttonClass({ look: 'soft' })}>
      <PhoneIcon />
      {site.phone}
    </a>
  )
}

export function ContactLink() {
  const words = useWords('pages').contact
  return (
    <a href="/contact" className={buttonClass({ look: 'soft' })}>
      {words.title}
    </a>
  )
}
