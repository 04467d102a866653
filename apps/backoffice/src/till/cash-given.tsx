import type { Cents } from '@comanda/rules/money/cents'
import { toTypedCents } from '@comanda/rules/money/typed-cents'
import { listLikelyCash, takeCash } from '@comanda/rules/till/take-cash'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { useState } from 'react'

interface CashGivenProps {
  readonly owed: Cents
  readonly isDisabled: boolean
  readonly onGiven: (given: Cents) => void
}

/** The cash that the guest hands over: exact, the likely notes, or any amount. */
export function CashGiven({ owed, isDisabled, onGiven }: CashGivenProps) {
  const { floor: words } = useWords('floor')
  const price = usePrice()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const given = toTypedCents(typed)
  const isEnough = takeCash(owed, given).allowed
  return (
    <>
      <p className="font-bold">{words.handsOver}</p>
      <div className="grid grid-cols-3 gap-2">
        {listLikelyCash(owed).map((likely) => (
          <Button key={likely} look="soft" size="large" disabled={isDisabled} onClick={() => onGiven(likely)}>
            {price(likely)}
          </Button>
        ))}
      </div>
      <form
        noValidate
        className="grid grid-cols-[1fr_auto] items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isEnough) onGiven(given)
        }}
      >
        <TextField
          name="given"
          label={words.otherAmount}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          isOptional
          problem={isTried && !isEnough ? words.tooLittle(price(owed)) : undefined}
        />
        <Button type="submit" look="soft" size="large" className="mt-7" disabled={isDisabled}>
          {words.take}
        </Button>
      </form>
      <Button size="large" disabled={isDisabled} onClick={() => onGiven(owed)}>
        {words.exact(price(owed))}
      </Button>
    </>
  )
}
