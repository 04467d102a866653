import type { OverlayProps } from '../state/overlay-props.ts'
import type { AnswerAllergy } from '../state/shell.ts'
import AllergySheet from './allergy-sheet.tsx'

/** The question over the page: of a dish that is being added, or of an order that is being paid. */
export default function AllergyDialog({ overlay, onClose }: OverlayProps<'allergy'>) {
  const answer: AnswerAllergy = (wish) => {
    onClose()
    overlay.onAnswer(wish)
  }
  return <AllergySheet question={overlay.question} onAnswer={answer} />
}
