import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../parts/use-site.ts'
import { CallVenue, MenuLink } from '../../parts/ways-on.tsx'
import { useWords } from '../../words.tsx'

/** The order before it is made; its guards let in only who has something in the cart. */
export function Component() {
  const words = useWords('checkout').checkout
  return (
    <Notice title={words.title} text={words.text}>
      <CallVenue site={useSite()} />
      <MenuLink />
    </Notice>
  )
}
