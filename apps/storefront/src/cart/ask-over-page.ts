import { openOverlay, shownOverlay } from '../state/shell.ts'
import type { AskAllergy } from './ask-allergies.ts'

/** What lay over the page, such as the basket, lies there again afterwards. */
export const askOverPage: AskAllergy = (question) => {
  const before = shownOverlay.get()
  return new Promise((answer) =>
    openOverlay({
      name: 'allergy',
      question,
      onAnswer(wish) {
        if (before !== null && before.name !== 'allergy') openOverlay(before)
        answer(wish)
      },
    }),
  )
}
