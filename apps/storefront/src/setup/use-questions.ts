import type { SetupStep } from '@comanda/rules/modes/mode-rules'
import { listStepStates } from '@comanda/rules/setup/setup-dialog'
import { findNextStep, findOpenStep } from '@comanda/rules/setup/setup-draft'
import { useEffect, useRef, useState } from 'react'
import { readKeptAddress } from './kept-address.ts'
import { useAddressForm } from './use-address-form.ts'
import type { SetupWork } from './use-setup-work.ts'

/** Which question is open, and which comes once it is answered. */
export function useQuestions(work: SetupWork) {
  const { draft, context, choosable } = work
  const [asked, setAsked] = useState<SetupStep | null>(null)
  // What somebody is answering stays open until it is saved.
  const stay = (change: () => void) => {
    setAsked('address')
    change()
  }
  const delivery: SetupWork['delivery'] = {
    ...work.delivery,
    type: (typed) => stay(() => work.delivery.type(typed)),
    takeOwn: (isTaken) => stay(() => work.delivery.takeOwn(isTaken)),
  }
  const address = useAddressForm(delivery)
  const states = listStepStates(draft.mode, asked ?? findOpenStep(draft, context))
  const current = states.find(({ state }) => state === 'current')?.step ?? 'mode'
  const question = useRef<HTMLElement>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (takesFocus.current) beginQuestion(question.current)
    takesFocus.current = false
  })
  /** The first open question of another mode comes by itself; with the focus, where the mode was chosen in a question. */
  const chooseMode: SetupWork['chooseMode'] = (mode) => {
    takesFocus.current = question.current?.contains(document.activeElement) === true
    setAsked(null)
    work.chooseMode(mode)
  }
  /** Focus goes to a question that was asked for; a tap on the switch keeps it there. */
  const ask = (step: SetupStep) => {
    takesFocus.current = true
    setAsked(step)
  }
  const advance = (from: SetupStep, storeCount: number) => {
    const next = draft.mode === null ? undefined : findNextStep(draft.mode, from, storeCount)
    if (next) ask(next)
  }
  async function save(step: SetupStep): Promise<void> {
    // It stays open until it is answered.
    setAsked(step)
    if (step === 'address') {
      address.check()
      // With a single store that delivers there is nothing to choose (SETUP-018).
      const serving = await delivery.check()
      if (serving.length > 0) advance(step, serving.length)
      return
    }
    advance(step, choosable.length)
  }
  return {
    work: { ...work, delivery, chooseMode },
    address,
    states,
    current,
    isLast: current === states.at(-1)?.step,
    isRecalling: asked === null && current !== 'scan' && isAnswerComing(work),
    question,
    ask,
    save,
  }
}

/** A known address is being asked about: until then nobody is asked to type it again. */
function isAnswerComing({ venues, delivery, draft }: Pick<SetupWork, 'venues' | 'delivery' | 'draft'>): boolean {
  if (draft.mode !== 'delivery') return false
  return venues === null ? draft.address === null && readKeptAddress() !== null : delivery.isChecking
}

/** A question begins at its own line, which stands above it on a phone (F-223). */
function beginQuestion(question: HTMLElement | null): void {
  if (question === null) return
  question.focus({ preventScroll: true })
  const line = question.parentElement?.querySelector('[aria-current=step]')
  ;(line ?? question).scrollIntoView({ block: 'start' })
}
