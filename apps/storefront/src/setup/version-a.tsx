import type { SetupStep } from '@comanda/rules/modes/mode-rules'
import { listPartsOfA, listStepStates } from '@comanda/rules/setup/setup-dialog'
import { findNextStep, findOpenStep } from '@comanda/rules/setup/setup-draft'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { Sheet } from '@comanda/ui/sheet'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { AddressPart } from './address-part.tsx'
import { GuestOffers } from './guest-offers.tsx'
import { readKeptAddress } from './kept-address.ts'
import { ModeChoice } from './mode-choice.tsx'
import { ScanPart } from './scan-part.tsx'
import { SetupStep as StepLine } from './setup-step.tsx'
import type { SetupVersionProps } from './setup-version-props.ts'
import { StartBar } from './start-bar.tsx'
import { StoreChoice } from './store-choice.tsx'
import { toStepSummary } from './to-step-summary.ts'
import { useAddressForm } from './use-address-form.ts'
import { WhenPart } from './when-part.tsx'

/**
 * A conversation: the mode is a switch, each answer is a line that can be changed, and only the question that is open
 * is asked (SETUP-004, SETUP-016). Nothing that was already there moves when another mode is chosen.
 */
export function VersionA({ work, lastOrder, apology, onClose, onAccount, onStart }: SetupVersionProps) {
  const words = useWords('setup', 'catalogue')
  const language = useLanguage()
  const { site } = useRoot()
  const { draft, context, choosable, chooseMode } = work
  const [asked, setAsked] = useState<SetupStep | null>(null)
  // What somebody is answering stays open until it is saved.
  const stay = (change: () => void) => {
    setAsked('address')
    change()
  }
  const delivery: typeof work.delivery = {
    ...work.delivery,
    type: (typed) => stay(() => work.delivery.type(typed)),
    takeOwn: (isTaken) => stay(() => work.delivery.takeOwn(isTaken)),
  }
  const address = useAddressForm(delivery)
  const parts = listPartsOfA({ site, mode: draft.mode, loggedIn: context.loggedIn, hasZones: false })
  const states = listStepStates(draft.mode, asked ?? findOpenStep(draft, context))
  // Each place keeps its line, which says something else in another mode: no line moves.
  const lines = states.slice(1).map((state, at) => ({ number: at + 2, state }))
  const ahead = lines.filter(({ state }) => state.state === 'ahead')
  const current = states.find(({ state }) => state === 'current')?.step ?? 'mode'
  const isRecalling = asked === null && current !== 'scan' && isAnswerComing(work)
  const name = useId()
  const question = useRef<HTMLElement>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (takesFocus.current) question.current?.focus()
    takesFocus.current = false
  })
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
  const questions: Readonly<Record<SetupStep, ReactNode>> = {
    mode: null,
    address: <AddressPart work={{ ...work, delivery }} form={address} />,
    // Of a single store nothing has to be asked (SETUP-017).
    store: choosable.length > 1 && <StoreChoice work={work} stores={choosable} />,
    'date-time': <WhenPart work={work} />,
    scan: <ScanPart work={work} />,
  }
  return (
    <Sheet
      title={words.setup.title}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
      closing={parts.includes('close') ? 'free' : 'no-icon'}
      width={dialogFrames.delivery.maxWidth}
      isSteady
    >
      {lastOrder}
      <GuestOffers parts={parts} onAccount={onAccount} />
      {apology}
      <div className="flex-1 content-start pb-3 md:grid md:grid-cols-[22rem_minmax(0,1fr)] md:gap-8">
        <ol>
          <li className="pb-2">
            <Heading level={3} look="row" className="sr-only">
              {words.setup.steps.mode}
            </Heading>
            <ModeChoice
              modes={work.modes}
              chosen={draft.mode}
              label={words.setup.steps.mode}
              onChoose={(mode) => {
                setAsked(null)
                chooseMode(mode)
                if (mode === 'digital-card' && site.firstStoreId !== null) onStart(mode)
              }}
            />
          </li>
          {lines.map(({ number, state }) => (
            <StepLine
              key={number}
              number={number}
              state={state}
              title={words.setup.steps[state.step]}
              summary={state.state === 'ahead' ? null : toStepSummary(state.step, work, { words, language })}
              onEdit={() => ask(state.step)}
              {...(state.state === 'ahead' && { className: 'max-md:hidden' })}
            />
          ))}
        </ol>
        <section
          key={`${draft.mode} ${current}`}
          ref={question}
          tabIndex={-1}
          aria-labelledby={name}
          className="mt-2 outline-none md:mt-0"
        >
          <span id={name} className="sr-only">
            {words.setup.steps[current]}
          </span>
          {isRecalling ? <Waiting /> : questions[current]}
          {!isRecalling && current !== states.at(-1)?.step && (
            <Button
              look="soft"
              className="mt-4 w-full sm:w-auto"
              disabled={delivery.isChecking}
              onClick={() => save(current)}
            >
              {words.setup.saveStep}
            </Button>
          )}
        </section>
        {/* On a phone a question stands right below its own line, and what comes after it below the question. */}
        <ol key={`ahead ${draft.mode}`} className="mt-4 md:hidden">
          {ahead.map(({ number, state }) => (
            <StepLine
              key={number}
              number={number}
              state={state}
              title={words.setup.steps[state.step]}
              summary={null}
              onEdit={() => ask(state.step)}
            />
          ))}
        </ol>
      </div>
      <StartBar
        work={work}
        label={words.setup.chooseProducts}
        onStart={() => onStart(draft.mode)}
        onMissing={() => {
          address.check()
          return false
        }}
      />
    </Sheet>
  )
}

/** A known address is being asked about: until then nobody is asked to type it again. */
function isAnswerComing({ venues, delivery, draft }: Pick<SetupVersionProps['work'], 'venues' | 'delivery' | 'draft'>) {
  if (draft.mode !== 'delivery') return false
  return venues === null ? draft.address === null && readKeptAddress() !== null : delivery.isChecking
}

/** In the shape of the fields that come. */
function Waiting() {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-3 motion-reduce:animate-none min-[360px]:grid-cols-2">
      <div className="h-20 rounded-2xl bg-sunken" />
      <div className="h-20 rounded-2xl bg-sunken" />
    </div>
  )
}
