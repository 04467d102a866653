import type { ReplyOf } from '@comanda/contract/call'
import type { placeBeside } from '@comanda/contract/calls/staff/telephone'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'

interface BesideFieldsProps {
  readonly first: ReplyOf<typeof placeBeside>
  readonly notes: string
  readonly onChange: (notes: string) => void
}

/** What is added goes where the first order goes: only a note is asked for. */
export function BesideFields({ first, notes, onChange }: BesideFieldsProps) {
  const { telephone: words } = useWords('telephone')
  return (
    <div className="grid gap-4">
      <p className="font-bold [overflow-wrap:anywhere]">{words.besideOf(first.number, first.name)}</p>
      <TextField name="notes" label={words.notes} value={notes} isOptional onChange={onChange} />
    </div>
  )
}
