import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Apology } from './apology.tsx'

interface LoadNoticeProps {
  readonly text: string
  readonly onRetry: () => void
}

/** Says what could not be loaded, with a button to try again. */
export function LoadNotice({ text, onRetry }: LoadNoticeProps) {
  const words = useWords('setup').setup
  return (
    <Apology text={text}>
      <Button look="soft" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Apology>
  )
}
