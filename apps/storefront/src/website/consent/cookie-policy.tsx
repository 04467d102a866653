import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { PolicyText } from '../../parts/policy/policy-text.tsx'
import { closeConsentDialog } from './opened-dialog.ts'

/** The site's own cookie policy (CONSENT-004). */
export function CookiePolicy() {
  const { consent: words, shell } = useWords('consent')
  return (
    <Sheet title={words.policy} closeLabel={shell.close} isOpen onClose={closeConsentDialog}>
      <PolicyText policy="cookies" />
    </Sheet>
  )
}
