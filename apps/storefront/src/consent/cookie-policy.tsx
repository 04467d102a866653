import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useEffect, useState } from 'react'
import { RichText } from '../screens/page/rich-text.tsx'
import { useLanguage, useWords } from '../words.tsx'
import { closeConsentDialog } from './open.ts'

/** The site's own cookie policy, asked for when it is opened (CONSENT-004). */
export function CookiePolicy() {
  const { consent: words, shell } = useWords()
  const [attempt, setAttempt] = useState(1)
  return (
    <Sheet title={words.policy} closeLabel={shell.close} isOpen onClose={closeConsentDialog}>
      <PolicyText key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </Sheet>
  )
}

function PolicyText({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords().consent
  const language = useLanguage()
  const [policy, setPolicy] = useState<{ readonly html: string | null }>()
  useEffect(() => {
    let isGone = false
    // With its codec, which weighs more than all the rest: fetched only here.
    import('./read-policy-text.ts')
      .then(({ readPolicyText }) => readPolicyText(language))
      .catch(() => null)
      .then((html) => !isGone && setPolicy({ html }))
    return () => {
      isGone = true
    }
  }, [language])
  if (!policy) {
    return (
      <p role="status" className="min-h-40 text-muted">
        {words.loading}
      </p>
    )
  }
  if (policy.html !== null) return <RichText html={policy.html} />
  return (
    <div role="alert" className="grid min-h-40 content-start justify-items-start gap-4">
      <p>{words.policyFailed}</p>
      <Button look="soft" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
