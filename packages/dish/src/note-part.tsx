import { useWords } from '@comanda/screen/words'
import { AllergyLine } from './allergy-line.tsx'
import type { AllergyQuestion } from './allergy-question.ts'
import { NotesField } from './notes-field.tsx'
import type { useNote } from './use-note.ts'

interface NotePartProps {
  readonly note: ReturnType<typeof useNote>
  readonly allergens: AllergyQuestion['choices']
}

/** The fields of `useNote`. */
export function NotePart({ note, allergens }: NotePartProps) {
  const words = useWords('dish').dish
  return (
    <>
      <NotesField notes={note.notes} onChange={note.setNotes} />
      <AllergyLine
        question={words.allergyQuestion}
        declared={note.allergies}
        choices={allergens}
        onChange={note.setAllergies}
      />
    </>
  )
}
