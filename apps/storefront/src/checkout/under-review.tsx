import { canReach } from '@comanda/rules/website/sending'
import { useWords } from '@comanda/screen/words'
import { CallVenue, MenuLink } from '../parts/exit-links.tsx'
import { Notice } from '../parts/notice.tsx'
import { useRoot } from '../parts/use-root.ts'

/** A payment that is not decided yet: what is known is said, and nobody has to keep the page open (F-231). */
export function UnderReview() {
  const words = useWords('checkout').payment
  const { site } = useRoot()
  return (
    <Notice
      title={words.reviewTitle}
      text={canReach(site.sends, 'mail') ? `${words.takesLong} ${words.reviewMail}` : words.takesLong}
    >
      <MenuLink />
      <CallVenue site={site} />
    </Notice>
  )
}
