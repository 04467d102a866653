import type { Read } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { AskAgain } from '../parts/ask-again.tsx'

/** Says that something could not be loaded, if so; no choice is lost. */
export function Trouble({ reads }: { readonly reads: readonly Read<unknown>[] }) {
  const { booking: words } = useWords('booking')
  const missing = reads.filter(({ state }) => state === 'failed' || state === 'refused')
  if (missing.length === 0) return null
  const askAgain = () => {
    for (const read of missing) read.again()
  }
  return <AskAgain text={words.notLoaded} label={words.tryAgain} onAgain={askAgain} />
}
