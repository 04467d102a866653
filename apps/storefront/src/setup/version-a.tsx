import { listPartsOfA, listStepStates } from '@comanda/rules/cart/setup-dialog'
import { findNextStep, findOpenStep } from '@comanda/rules/cart/setup-draft'
import type { SetupStep } from '@comanda/rules/modes/mode-rules'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { AddressPart } from './address-part.tsx'
import { GuestOffers } from './guest-offers.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { ScanPart } from './scan-part.tsx'
import { SetupStep as StepRow } from './setup-step.tsx'
import type { SetupVersionProps } from './setup-version-props.ts'
import { StartBar } from './start-bar.tsx'
import { StoreChoice } from './store-choice.tsx'
import { toStepSummary } from './to-step-summary.ts'
import { useAddressForm } from './use-address-form.ts'
import { WhenPart } from './when-part.tsx'

/** One step after another; each is saved, marked as done and can be changed (SETUP-004, SETUP-016). */
export function VersionA({ work, apology, scans, onClose, onAccount, onStart }: SetupVersionProps) {
  const words = useWords('setup')
  const language = useLanguage()
  const { site } = useRoot()
  const { draft, context, choosable, delivery, chooseMode } = work
  const [asked, setAsked] = useState<SetupStep | null>(null)
  const address = useAddressForm(delivery)
  const parts = listPartsOfA({ site, mode: draft.mode, loggedIn: context.loggedIn, hasZones: false })
  const states = listStepStates(
    draft.mode,
    asked ?? (work.isValid || scans || work.modes.length === 1 ? findOpenStep(draft, context) : 'mode'),
  )
  const current = states.find(({ state }) => state === 'current')?.step ?? 'mode'
  const content = useRef<HTMLOListElement>(null)
  useFocusOnStep(content, current)

  const advance = (from: SetupStep, storeCount: number) => {
    const next = draft.mode === null ? undefined : findNextStep(draft.mode, from, storeCount)
    if (next) setAsked(next)
  }
  async function save(step: SetupStep): Promise<void> {
    if (step === 'address') {
      address.check()
      // With a single store that delivers there is nothing to choose (SETUP-018).
      const serving = await delivery.check()
      if (serving.length > 0) advance(step, serving.length)
      return
    }
    advance(step, choosable.length)
  }
  const bodies: Readonly<Record<SetupStep, ReactNode>> = {
    mode: (
      <ModeChoice
        modes={work.modes}
        chosen={draft.mode}
        label={words.setup.steps.mode}
        onChoose={(mode) => {
          setAsked('mode')
          chooseMode(mode)
          if (mode === 'digital-card' && site.firstStoreId !== null) onStart(mode)
          if (mode === 'table') setAsked('scan')
        }}
      />
    ),
    address: <AddressPart work={work} form={address} />,
    store: <StoreChoice work={work} stores={choosable} />,
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
    >
      <GuestOffers parts={parts} onAccount={onAccount} />
      {apology}
      <ol ref={content} className="mt-3">
        {states.map((state, at) => (
          <StepRow
            key={state.step}
            number={at + 1}
            state={state}
            isLast={at === states.length - 1}
            title={words.setup.steps[state.step]}
            summary={state.state === 'complete' ? toStepSummary(state.step, work, { words, language }) : null}
            onEdit={() => setAsked(state.step)}
          >
            {bodies[state.step]}
            {at < states.length - 1 && (
              <Button
                look="soft"
                className="mt-4 w-full sm:w-auto"
                disabled={delivery.isChecking}
                onClick={() => save(state.step)}
              >
                {words.setup.saveStep}
              </Button>
            )}
          </StepRow>
        ))}
      </ol>
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

/** Focus follows the step, and a screen reader reads its name. */
function useFocusOnStep(content: { readonly current: HTMLElement | null }, step: SetupStep): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.querySelector<HTMLElement>('[aria-current=step] h3')?.focus()
  }, [content, step])
}
