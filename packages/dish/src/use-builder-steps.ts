import { type DialogStep, firstStep, stepBack } from '@comanda/rules/catalogue/choosing-dialog'
import type { Product } from '@comanda/rules/catalogue/product'
import { useBackStep } from '@comanda/screen/use-back-step'
import { useState } from 'react'

interface BuilderSteps {
  readonly step: DialogStep
  readonly goTo: (step: DialogStep) => void
  /** Goes one step back, or out of the dialog from the first step. */
  readonly back: () => void
  /** Back leads to the previous step, not out. */
  readonly hasStepBefore: boolean
}

/** Variants and options, then the sections; Back, on the screen or in the browser, returns (CONFIG-024). */
export function useBuilderSteps(product: Product, begun: DialogStep | undefined, onLeave: () => void): BuilderSteps {
  const [step, setStep] = useState(() => begun ?? firstStep(product))
  const before = stepBack(product, step)
  const hasStepBefore = before !== 'leave'
  const back = () => (before === 'leave' ? onLeave() : setStep(before))
  useBackStep(hasStepBefore, back)
  return { step, goTo: setStep, back, hasStepBefore }
}
