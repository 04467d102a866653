import type { SetupStep } from '@comanda/rules/modes/mode-rules'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { type ReactNode, useId } from 'react'
import { AddressPart } from './address-part.tsx'
import { ScanPart } from './scan-part.tsx'
import { StoreChoice } from './store-choice.tsx'
import type { useQuestions } from './use-questions.ts'
import { WhenPart } from './when-part.tsx'

interface OpenQuestionProps {
  readonly questions: ReturnType<typeof useQuestions>
}

/** The one question that is asked now, with its button. */
export function OpenQuestion({ questions }: OpenQuestionProps) {
  const words = useWords('setup')
  const name = useId()
  const { work, address, current, isRecalling, isLast, question, save } = questions
  const { choosable, delivery } = work
  const parts: Readonly<Record<SetupStep, ReactNode>> = {
    mode: null,
    address: <AddressPart work={work} form={address} />,
    // Of a single store nothing has to be asked (SETUP-017).
    store: choosable.length > 1 && <StoreChoice work={work} stores={choosable} />,
    'date-time': <WhenPart work={work} />,
    scan: <ScanPart work={work} />,
  }
  return (
    <section ref={question} tabIndex={-1} aria-labelledby={name} className="mt-2 outline-none md:mt-0">
      <span id={name} className="sr-only">
        {words.setup.steps[current]}
      </span>
      {isRecalling ? <Waiting /> : parts[current]}
      {!isRecalling && !isLast && (
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
  )
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
