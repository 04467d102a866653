import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../parts/use-site.ts'
import { CallVenue, MenuLink } from '../../parts/ways-on.tsx'
import { useWords } from '../../words.tsx'

/** What a direct-payment link opens: the payment of one order, and nothing else of the site (QR-002). */
export function Component() {
  const words = useWords('checkout').checkout
  return (
    <Notice title={words.direct} text={words.directText}>
      <CallVenue site={useSite()} />
      <MenuLink />
    </Notice>
  )
}
