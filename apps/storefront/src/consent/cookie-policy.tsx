import { Sheet } from '@comanda/ui/sheet'
import { useWords } from '../words.tsx'
import { closeConsentDialog } from './open.ts'
import { PolicyText } from './policy-text.tsx'

/** The site's own cookie policy (CONSENT-004). */
export function CookiePolicy() {
  const { consent: words, shell } = useWords('consent')
  return (
    <Sheet title={words.policy} closeLabel={shell.close} isOpen onClose={closeConsentDialog}>
      <PolicyText policy="cookies" />
    </Sheet>
  )
}
