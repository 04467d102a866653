import type { FoundPlace } from '@comanda/contract/entities/found-place'
import { languages } from '@comanda/i18n/languages'
import { toRandomKey } from '@comanda/screen/to-random-key'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Combo } from '@comanda/ui/combo'
import { useEffect, useRef, useState } from 'react'
import { keepPlace } from './kept-address.ts'
import { loadPlace, type PlaceSuggestion, type PlaceSearch as Search, suggestPlaces } from './places.ts'

/** Suggestions wait for a pause in typing, and for enough letters. */
const pauseMs = 250
const shortest = 4

interface PlaceSearchProps {
  readonly mapsKey: string
  readonly onFound: (address: FoundPlace['address']) => void
}

/** Suggests addresses while typing (SETUP-037). If it does not answer, the fields below can be filled in. */
export default function PlaceSearch({ mapsKey, onFound }: PlaceSearchProps) {
  const words = useWords('setup').setup
  const { tag } = languages[useLanguage()]
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly PlaceSuggestion[]>([])
  const token = useRef(toRandomKey())

  // Not `useRead`, which shows nothing for another text: the list stays open until the next suggestions arrive.
  useEffect(() => {
    if (text.trim().length < shortest) return setFound([])
    let isLeft = false
    const show = (suggested: readonly PlaceSuggestion[]) => !isLeft && setFound(suggested)
    const search: Search = { key: mapsKey, language: tag, token: token.current }
    const asking = setTimeout(() => suggestPlaces(text, search).then(show, () => show([])), pauseMs)
    return () => {
      isLeft = true
      clearTimeout(asking)
    }
  }, [mapsKey, text, tag])

  async function choose(id: string): Promise<void> {
    try {
      const place = await loadPlace(id, { key: mapsKey, language: tag, token: token.current })
      onFound(place.address)
      keepPlace(place.location)
    } catch {
      // What was typed stays, and the fields below can be used.
    } finally {
      token.current = toRandomKey()
    }
  }
  return (
    <div className="mb-3">
      <Combo label={words.address.find} text={text} options={found} onText={setText} onChoose={choose} />
    </div>
  )
}
