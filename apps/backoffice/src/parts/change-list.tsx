import { useWords } from '@comanda/screen/words'
import { type Fields, toChanges } from './to-changes.ts'

/** What was and what is, field by field. */
export function ChangeList({ before, after }: { readonly before: Fields; readonly after: Fields }) {
  const { audit: words } = useWords('team')
  return toChanges(before, after).map(({ field, was, is }) => (
    <span key={field} className="w-full text-text">
      {field in words.fields ? words.fields[field as keyof typeof words.fields] : field}: <Value of={was} /> →{' '}
      <Value of={is} />
    </span>
  ))
}

function Value({ of }: { readonly of: unknown }) {
  const { audit: words } = useWords('team')
  if (of === undefined || of === null || of === '') return words.nothing
  if (typeof of === 'boolean') return of ? words.yes : words.no
  if (Array.isArray(of)) return of.length === 0 ? words.nothing : of.join(', ')
  return typeof of === 'object' ? JSON.stringify(of) : String(of)
}
