import { useWords } from '@comanda/screen/words'

/** The printers that do not answer, by name: whoever works by paper must know that none comes (DAY-107). */
export function DeadPrinters({ names }: { readonly names: readonly string[] | undefined }) {
  const { paper } = useWords('boards')
  return (
    <div role="status" className="empty:hidden">
      {names !== undefined && names.length > 0 && (
        <p className="bg-late px-4 py-2 text-lg font-bold text-on-late">{paper.silent(names.join(', '))}</p>
      )}
    </div>
  )
}
