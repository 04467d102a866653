import type { AllergenId } from '@comanda/rules/ids'
import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import type { AllergyQuestion } from './allergy-question.ts'
import { StepSheet } from './step-sheet.tsx'

/** The allergens that somebody must not eat, one tile per allergen; nothing is said before it is saved. */
export default function AllergyDialog(props: AllergyQuestion & { readonly onClose: () => void }) {
  const { question, declared, choices, onChange, onClose } = props
  const words = useWords('dish')
  const [chosen, choose] = useState<readonly AllergenId[]>(declared)
  const toggle = (id: AllergenId) =>
    choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].sort((one, other) => one - other))
  const save = () => {
    onChange(chosen)
    onClose()
  }
  return (
    <StepSheet title={question} closeLabel={words.shell.close} onClose={onClose}>
      <p className="max-w-prose text-pretty text-muted">{words.dish.allergyHint}</p>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {choices.map(({ id, name, picture }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
              className="flex h-full min-h-24 w-full cursor-pointer flex-col items-center justify-center gap-2 rounded-2xl border-2 border-transparent bg-sunken p-2 text-center text-xs font-bold leading-tight hover:border-line active:border-line aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
            >
              {picture && <img src={pictureFile(picture, 'small', 'webp')} alt="" width={40} height={40} />}
              <span className="w-full hyphens-auto break-words">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button className="mt-6 w-full" onClick={save}>
        {words.dish.allergyDone}
      </Button>
    </StepSheet>
  )
}
