import { useWords } from '@comanda/screen/words'
import { Icon } from '../parts/icon.tsx'

/** The printers that do not answer, by name: whoever works by paper must know that none comes (DAY-107). */
export function DeadPrinters({ names }: { readonly names: readonly string[] | undefined }) {
  const { paper } = useWords('boards')
  return (
    <div role="status" className="empty:hidden">
      {names !== undefined && names.length > 0 && (
        <p className="flex items-center gap-3 border-l-8 border-late bg-late-soft px-4 py-2 text-lg font-bold text-on-late-soft">
          <Icon name="printer" />
          {paper.silent(names.join(', '))}
        </p>
      )}
    </div>
  )
}
