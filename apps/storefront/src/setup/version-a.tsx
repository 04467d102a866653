import { listPartsOfA } from '@comanda/rules/setup/setup-dialog'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { Sheet } from '@comanda/ui/sheet'
import { useRoot } from '../parts/use-root.ts'
import { GuestOffers } from './guest-offers.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { OpenQuestion } from './open-question.tsx'
import { SetupStep as StepLine } from './setup-step.tsx'
import type { SetupVersionProps } from './setup-version-props.ts'
import { showObstacle } from './show-obstacle.ts'
import { StartBar } from './start-bar.tsx'
import { StoppedNotice } from './stopped-notice.tsx'
import { toStepSummary } from './to-step-summary.ts'
import { useQuestions } from './use-questions.ts'

/**
 * A conversation: the mode is a switch, each answer is a line that can be changed, and only the question that is open
 * is asked (SETUP-004, SETUP-016). Nothing that was already there moves when another mode is chosen.
 */
export function VersionA({ work, lastOrder, apology, onClose, onAccount, onStart }: SetupVersionProps) {
  const words = useWords('setup', 'catalogue')
  const language = useLanguage()
  const { site } = useRoot()
  const { draft, context } = work
  const questions = useQuestions(work)
  const { address, states, ask } = questions
  const parts = listPartsOfA({ site, mode: draft.mode, loggedIn: context.loggedIn, hasZones: false })
  // Each place keeps its line, which says something else in another mode: no line moves.
  const lines = states.slice(1).map((state, at) => ({ number: at + 2, state }))
  const ahead = lines.filter(({ state }) => state.state === 'ahead')
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
                questions.work.chooseMode(mode)
                if (mode === 'digital-card' && site.firstStoreId !== null) onStart(mode)
              }}
            />
            <StoppedNotice stopped={work.stopped} />
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
        <OpenQuestion key={`${draft.mode} ${questions.current}`} questions={questions} />
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
          if (showObstacle(questions.question.current)) return true
          address.check()
          return false
        }}
      />
    </Sheet>
  )
}
