import { getCity } from '@comanda/contract/calls/geolocation'
import type { Address } from '@comanda/rules/customer/contact'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { call } from '../state/client.ts'

interface CityGuessProps {
  readonly typed: Address
  readonly onFound: (address: Address) => void
}

/** Asks where the connection is, only when it is pressed, and fills in what is still empty (SETUP-054, OPEN-010). */
export default function CityGuess({ typed, onFound }: CityGuessProps) {
  const { setup, refusals } = useWords('setup', 'refusals')
  const { isSending, failure, send } = useSend()
  const [isFilledIn, setFilledIn] = useState(false)

  async function guess() {
    const found = await send(() => call(getCity, {}))
    if (found === undefined) return
    setFilledIn(true)
    onFound({
      ...typed,
      city: typed.city || found.city,
      province: typed.province || found.province,
      postalCode: typed.postalCode || found.postalCode,
    })
  }
  // Whoever pressed it keeps the focus there; whoever types does not need it.
  if (typed.city !== '' && !isFilledIn) return null
  return (
    <div className="mb-3">
      <Button look="soft" size="small" className="min-h-11" disabled={isSending} onClick={guess}>
        {setup.address.fillCity}
      </Button>
      <p className="mt-1 text-sm text-muted">{setup.address.fillCityHint}</p>
      {failure !== null && (
        <p role="status" className="mt-1 text-sm font-bold">
          {refusals['city-unknown']}
        </p>
      )}
    </div>
  )
}
