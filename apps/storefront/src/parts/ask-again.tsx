import { Button } from '@comanda/ui/button'

interface AskAgainProps {
  /** What did not come. */
  readonly text: string
  readonly label: string
  readonly onAgain: () => void
}

/** Something did not come: said where it would stand, with the way to ask for it again. */
export function AskAgain({ text, label, onAgain }: AskAgainProps) {
  return (
    <div role="alert" className="grid content-start justify-items-start gap-3">
      <p>{text}</p>
      <Button look="soft" onClick={onAgain}>
        {label}
      </Button>
    </div>
  )
}
