import { useEffect, useEffectEvent } from 'react'
import { createBackSteps } from './back-steps.ts'

let ofThisPage: ReturnType<typeof createBackSteps> | undefined

function getBackSteps() {
  ofThisPage ??= createBackSteps(window)
  return ofThisPage
}

/** While this is open, the browser's Back closes it and does not leave the page. */
export function useBackStep(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => (isOpen ? getBackSteps().enter(() => back()) : undefined), [isOpen])
}

/** Goes back to where this place was opened from, past all steps taken in it. */
export function leavePlace(): void {
  getBackSteps().leavePlace()
}
