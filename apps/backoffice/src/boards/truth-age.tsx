import { useWords } from '@comanda/screen/words'

/** How old the truth of a board is; nothing while it is fresh (DAY-037). */
export function TruthAge({ seconds }: { readonly seconds: number | null }) {
  const { boards } = useWords('boards')
  return (
    <div role="status" className="empty:hidden">
      {seconds !== null && (
        <p className="bg-full px-4 py-2 text-lg font-bold text-on-full tabular-nums">
          {seconds < 120 ? boards.ageSeconds(seconds) : boards.ageMinutes(Math.floor(seconds / 60))}
        </p>
      )}
    </div>
  )
}
