import { useWords } from '@comanda/screen/words'
import { lazy, Suspense, useState } from 'react'
import type { AllergyQuestion } from './allergy-question.ts'

const AllergyDialog = lazy(() => import('./allergy-dialog.tsx'))

/** A quiet question: most diners have no allergy, so its dialog is fetched when somebody answers. */
export function AllergyLine({ question, declared, choices, onChange }: AllergyQuestion) {
  const words = useWords('dish').dish
  const [isOpen, setOpen] = useState(false)
  if (choices.length === 0) return null
  const names = choices.filter(({ id }) => declared.includes(id)).map(({ name }) => name)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`min-h-11 cursor-pointer self-start text-left text-sm font-bold underline underline-offset-4 ${
          names.length > 0 ? 'text-accent-text' : 'text-muted'
        }`}
      >
        {names.length > 0 ? words.allergyOf(names.join(', ')) : question}
      </button>
      {isOpen && (
        <Suspense>
          <AllergyDialog
            question={question}
            declared={declared}
            choices={choices}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
