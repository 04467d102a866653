import { useWords } from '@comanda/screen/words'
import { ChipChoice } from '@comanda/ui/choice'
import { useState } from 'react'
import { chooseScheme, readScheme } from '../../state/scheme.ts'

/** Light, dark, or whatever the device asks for. */
export function SchemeChoice() {
  const words = useWords('pages').look
  const [chosen, setChosen] = useState(readScheme)
  return (
    <fieldset aria-label={words.title} className="flex flex-wrap gap-2 px-3 pt-1">
      {([null, 'light', 'dark'] as const).map((scheme) => (
        <ChipChoice
          key={scheme}
          name="scheme"
          label={words[scheme ?? 'device']}
          isChosen={scheme === chosen}
          onChoose={() => {
            chooseScheme(scheme)
            setChosen(scheme)
          }}
        />
      ))}
    </fieldset>
  )
}
