import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AllergyQuestion, AnswerAllergy } from '../state/shell.ts'
import type { AskAllergy } from './ask-allergies.ts'

const AllergySheet = lazy(() => import('./allergy-sheet.tsx'))

interface Asked {
  readonly question: AllergyQuestion
  readonly onAnswer: AnswerAllergy
}

/** The question in front of the basket, which stays as it is below. */
export function useAllergySheet(): { readonly ask: AskAllergy; readonly sheet: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask: AskAllergy = (question) =>
    new Promise((answer) =>
      setAsked({
        question,
        onAnswer(wish) {
          setAsked(null)
          answer(wish)
        },
      }),
    )
  return { ask, sheet: asked && <Suspense>{<AllergySheet {...asked} />}</Suspense> }
}
