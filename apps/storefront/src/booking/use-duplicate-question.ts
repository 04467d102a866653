import type { Duplicate } from '@comanda/rules/booking/find-duplicate'
import { useState } from 'react'

interface Question {
  readonly duplicate: Duplicate
  readonly answer: (isMeant: boolean) => void
}

/** Asks a guest who already has a table that day whether another one is wanted; booking continues with the answer. */
export function useDuplicateQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = (duplicate: Duplicate): Promise<boolean> =>
    new Promise((done) => {
      const answer = (isMeant: boolean) => {
        setQuestion(null)
        done(isMeant)
      }
      setQuestion({ duplicate, answer })
    })
  return { question, ask }
}
