import { usePrice, useWords } from '@comanda/screen/words'
import { useContext } from 'react'
import { formatValue, type Speech } from './format-value.ts'
import { RolesContext } from './roles-context.ts'
import { type Fields, toChanges } from './to-changes.ts'
import { useMoments } from './use-moments.ts'
import { useWorker } from './worker.ts'

/** The values before and after, field by field, in words; a new field has only its value after. */
export function ChangeList({ before, after }: { readonly before: Fields; readonly after: Fields }) {
  const speech = useSpeech()
  const { fields } = speech.words.audit
  return toChanges(before, after).map(({ field, kind, was, is }) => (
    <span key={field} className="w-full text-text">
      {fields[field]}: {was !== undefined && `${formatValue(kind, was, speech)} → `}
      {formatValue(kind, is, speech)}
    </span>
  ))
}

function useSpeech(): Speech {
  const words = useWords('audit', 'team')
  const { moment } = useMoments()
  const price = usePrice()
  const { stores } = useWorker()
  const roles = useContext(RolesContext)
  return {
    words,
    moment,
    price,
    findStore: (wanted) => stores.find(({ storeId }) => storeId === wanted)?.name,
    findRole: (wanted) => roles.find(({ roleId }) => roleId === wanted)?.name,
  }
}
