import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { AskAgain } from '../ask-again.tsx'
import { RichText } from '../rich-text.tsx'
import type { Policy } from './read-policy-text.ts'

/** A policy's own text, asked for when its dialog opens; when it does not come, it can be asked for again. */
export function PolicyText({ policy }: { readonly policy: Policy }) {
  const words = useWords('consent').consent
  const read = useRead(`policy ${policy}`, async () => {
    // The codecs weigh more than all the rest of the dialog: they are fetched only here.
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
