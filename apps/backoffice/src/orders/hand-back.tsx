import type { Failure } from '@comanda/screen/failure'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Trouble } from '../parts/trouble.tsx'
import { withoutQuestion } from './use-hand-back.ts'

interface HandBackProps {
  /** How much goes back, and what happens then. */
  readonly text: string
  readonly failure: Failure | null
  readonly disabled: boolean
  readonly onHandedBack: () => void
}

/** Somebody gives money back by hand, and says that the guest has it. */
export function HandBack({ text, failure, disabled, onHandedBack }: HandBackProps) {
  const { orderBoard: words } = useWords('orders')
  return (
    <>
      <Trouble failure={withoutQuestion(failure)} />
      <p role="alert" className="text-xl font-bold text-pretty">
        {text}
      </p>
      <Button size="large" disabled={disabled} onClick={onHandedBack}>
        {words.handedBack}
      </Button>
    </>
  )
}
