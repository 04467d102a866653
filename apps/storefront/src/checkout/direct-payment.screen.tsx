import { useWords } from '@comanda/screen/words'
import { Notice } from '../parts/notice.tsx'
import { useRoot } from '../parts/use-root.ts'
import { CallVenue, MenuLink } from '../parts/ways-on.tsx'

/** What a direct-payment link opens: the payment of one order, and nothing else of the site (QR-002). */
export function Component() {
  const words = useWords('checkout').checkout
  return (
    <Notice title={words.direct} text={words.directText}>
      <CallVenue site={useRoot().site} />
      <MenuLink />
    </Notice>
  )
}
