import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Apology } from './apology.tsx'

/** Says that the stores could not be loaded, with a button to try again. */
export function LoadNotice({ onRetry }: { readonly onRetry: () => void }) {
  const words = useWords('setup').setup
  return (
    <Apology text={words.loadFailed}>
      <Button look="soft" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Apology>
  )
}
