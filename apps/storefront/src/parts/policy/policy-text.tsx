import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useEffect, useState } from 'react'
import { RichText } from '../rich-text.tsx'
import type { Policy } from './read-policy-text.ts'

/** A policy's own text, asked for when its dialog opens; when it does not come, it can be asked for again. */
export function PolicyText({ policy }: { readonly policy: Policy }) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} policy={policy} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ policy, onRetry }: { readonly policy: Policy; readonly onRetry: () => void }) {
  const words = useWords('consent').consent
  const language = useLanguage()
  const [answer, setAnswer] = useState<{ readonly html: string | null }>()
  useEffect(() => {
    let isGone = false
    // With its codec, which weighs more than all the rest: fetched only here.
    import('./read-policy-text.ts')
      .then(({ readPolicyText }) => readPolicyText(policy, language))
      .catch(() => null)
      .then((html) => !isGone && setAnswer({ html }))
    return () => {
      isGone = true
    }
  }, [policy, language])
  if (!answer) {
    return (
      <p role="status" className="min-h-40 text-muted">
        {words.loading}
      </p>
    )
  }
  if (answer.html !== null) return <RichText html={answer.html} />
  return (
    <div role="alert" className="grid min-h-40 content-start justify-items-start gap-4">
      <p>{words.policyFailed}</p>
      <Button look="soft" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
