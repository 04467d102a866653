import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Apology } from './apology.tsx'

/** The stores did not arrive: said, with the way to ask again. */
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
