import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { AskAgain } from '../ask-again.tsx'
import { RichText } from '../rich-text.tsx'
import type { Policy } from './read-policy-text.ts'

/** A policy's text, loaded when its dialog opens; when loading fails, it can be tried again. */
export function PolicyText({ policy }: { readonly policy: Policy }) {
  const words = useWords('consent').consent
  const read = useRead(`policy ${policy}`, async () => {
    // The codecs are larger than the rest of the dialog, so they are loaded only here.
    const { readPolicyText } = await import('./read-policy-text.ts')
    return readPolicyText(policy)
  })
  if (read.state === 'ready') return <RichText html={read.value} />
  return (
    <div className="min-h-40">
      {read.state === 'loading' ? (
        <p role="status" className="text-muted">
          {words.loading}
        </p>
      ) : (
        <AskAgain text={words.policyFailed} label={words.retry} onAgain={read.again} />
      )}
    </div>
  )
}
