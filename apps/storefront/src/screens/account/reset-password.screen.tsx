import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../parts/use-site.ts'
import { CallVenue, ContactLink } from '../../parts/ways-on.tsx'
import { useWords } from '../../words.tsx'

/** Guests, too, may come here: who forgot the password is one (OPEN-028). */
export function Component() {
  const words = useWords().accountPage
  return (
    <Notice title={words.resetpassword} text={words.resetText}>
      <ContactLink />
      <CallVenue site={useSite()} />
    </Notice>
  )
}
