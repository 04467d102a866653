import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../parts/use-site.ts'
import { CallVenue, MenuLink } from '../../parts/ways-on.tsx'
import { useWords } from '../../words.tsx'

/** How the order is paid. */
export function Component() {
  const words = useWords('checkout').checkout
  return (
    <Notice title={words.payment} text={words.paymentText}>
      <CallVenue site={useSite()} />
      <MenuLink />
    </Notice>
  )
}
