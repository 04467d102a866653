import { languages } from '@comanda/i18n/languages'
import { Combo } from '@comanda/ui/combo'
import { useEffect, useRef, useState } from 'react'
import { keepPlace } from './kept-address.ts'
import { loadPlace, type PlaceSuggestion, type PlaceSearch as Search, suggestPlaces } from './places.ts'
import type { SetupWork } from './use-setup-work.ts'

/** Suggestions wait for a pause in the typing, and for something to go by. */
const pauseMs = 250
const shortest = 4

/** Finds the address while one types (SETUP-037). Where it does not answer, the fields below do. */
export default function PlaceSearch({ work }: { readonly work: SetupWork }) {
  const { site, language, words, address, changeAddress } = work
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly PlaceSuggestion[]>([])
  const token = useRef(toToken())
  const key = site.mapsKey
  useEffect(() => {
    if (key === null || text.trim().length < shortest) return setFound([])
    const search: Search = { key, language: languages[language].tag, token: token.current }
    const asking = setTimeout(() => suggestPlaces(text, search).then(setFound, () => setFound([])), pauseMs)
    return () => clearTimeout(asking)
  }, [key, text, language])

  async function choose(id: string): Promise<void> {
    if (key === null) return
    try {
      const place = await loadPlace(id, { key, language: languages[language].tag, token: token.current })
      changeAddress({ ...address, ...place.address })
      keepPlace(place.location)
    } catch {
      // What was typed stays, and the fields are there.
    } finally {
      token.current = toToken()
    }
  }
  return (
    <div className="mb-3">
      <Combo label={words.setup.address.find} text={text} options={found} onText={setText} onChoose={choose} />
    </div>
  )
}

function toToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
