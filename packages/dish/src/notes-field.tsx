import { useWords } from '@comanda/screen/words'
import { useId } from 'react'

interface NotesFieldProps {
  readonly notes: string
  readonly onChange: (notes: string) => void
}

/** A note to the kitchen. */
export function NotesField({ notes, onChange }: NotesFieldProps) {
  const words = useWords('dish').dish
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-lg font-extrabold tracking-tight">
        {words.notes}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={300}
        value={notes}
        placeholder={words.notesHint}
        onChange={({ target }) => onChange(target.value)}
        className="w-full rounded-2xl border-2 border-line bg-surface px-4 py-3 placeholder:text-muted"
      />
    </div>
  )
}
