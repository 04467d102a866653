import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'

/** It did not come; nothing chosen is lost. */
export function Trouble({ onRetry }: { readonly onRetry: () => void }) {
  const { booking: words } = useWords('booking')
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{words.notLoaded}</p>
      <Button look="soft" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
