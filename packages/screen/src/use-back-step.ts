import { useEffect, useEffectEvent } from 'react'
import { createBackSteps } from './back-steps.ts'

let ofThisPage: ReturnType<typeof createBackSteps> | undefined

function getBackSteps() {
  ofThisPage ??= createBackSteps(window)
  return ofThisPage
}

/** While this is open, the browser's Back leads out of it instead of away from the page. */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => (isOpen ? getBackSteps().enter(() => back()) : undefined), [isOpen])
}

/** Back to where this place was opened from, over all steps that were taken in it. */
export function leavePlace(): void {
  getBackSteps().leavePlace()
}
