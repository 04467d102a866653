import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import type { LastOrderOffer } from './use-last-order.ts'

/** This device's memory of the last order: to order it again, to begin another like it, or to be forgotten. */
export function LastOrderCard({ last, store, canRepeat, isStarting, onRepeat, onBegin, onForget }: LastOrderOffer) {
  const { setup, modes } = useWords('setup')
  const words = setup.lastTime
  const dishes = last.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
  return (
    <section aria-labelledby="last-order" className="mb-4 grid gap-3 rounded-3xl bg-sunken p-4">
      <div>
        <div className="-mt-2 flex items-center justify-between gap-3">
          <Heading level={3} look="row" id="last-order" className="min-w-0 text-pretty leading-tight">
            {words.title(last.contact.fullName)}
          </Heading>
          <button
            type="button"
            onClick={onForget}
            className="inline-flex min-h-11 shrink-0 cursor-pointer items-center text-sm font-bold text-primary-text underline"
          >
            {words.notMe}
          </button>
        </div>
        <p className="text-pretty text-sm text-muted">
          {modes[last.mode]} · {store.name}
        </p>
        {canRepeat && <p className="line-clamp-2 text-pretty text-sm text-muted">{dishes}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {canRepeat && (
          <Button className="grow" disabled={isStarting} onClick={onRepeat}>
            {words.repeat}
          </Button>
        )}
        <Button className="grow" look="soft" disabled={isStarting} onClick={onBegin}>
          {canRepeat ? words.other : words.begin}
        </Button>
      </div>
    </section>
  )
}
