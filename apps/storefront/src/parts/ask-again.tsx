import { Button } from '@comanda/ui/button'

interface AskAgainProps {
  /** The thing that could not be loaded. */
  readonly text: string
  readonly label: string
  readonly onAgain: () => void
}

/** Says in its place that something could not be loaded, with a button to try again. */
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
