import type { StoreId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { type KnownCaller, KnownCallerOffer } from './known-caller.tsx'

interface NumberFirstProps {
  readonly storeId: StoreId
  readonly phone: string
  readonly problem: string | undefined
  readonly onPhone: (phone: string) => void
  /** The number is typed: on to the dishes. */
  readonly onDone: () => void
  readonly onTake: (known: KnownCaller) => void
  readonly onRepeat: (known: KnownCaller) => void
}

/** The number of whoever calls, which says who it is (DAY-220). */
export function NumberFirst({ storeId, phone, problem, onPhone, onDone, onTake, onRepeat }: NumberFirstProps) {
  const { telephone: words } = useWords('telephone')
  return (
    <div className="grid gap-4 lg:col-span-2 lg:grid-cols-2 lg:items-start lg:gap-8">
      {/* Enter goes on to the dishes: nobody looks for the next field with a receiver in the hand. */}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onDone()
        }}
      >
        <TextField
          name="phone"
          type="tel"
          label={words.phone}
          value={phone}
          problem={problem}
          autoComplete="off"
          onChange={onPhone}
        />
      </form>
      <KnownCallerOffer storeId={storeId} phone={phone} onTake={onTake} onRepeat={onRepeat} />
    </div>
  )
}
