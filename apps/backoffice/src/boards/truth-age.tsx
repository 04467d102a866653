import { useWords } from '@comanda/screen/words'
import { Icon } from '../parts/icon.tsx'

interface TruthAgeProps {
  readonly seconds: number | null
  readonly isCutOff: boolean
  /** Some things can be pressed meanwhile, and are sent later; else nothing can be changed. */
  readonly goesOn: boolean
}

/** How old the truth of a board is; nothing while it is fresh (DAY-037). */
export function TruthAge({ seconds, isCutOff, goesOn }: TruthAgeProps) {
  const { boards } = useWords('boards')
  return (
    <div role="status" className="empty:hidden">
      {(seconds !== null || isCutOff) && (
        <div className="flex items-center gap-3 bg-text px-4 py-2 text-background">
          <Icon name="cut-off" />
          <div className="text-lg font-bold">
            {seconds !== null && (
              <p>{seconds < 120 ? boards.ageSeconds(seconds) : boards.ageMinutes(Math.floor(seconds / 60))}</p>
            )}
            {isCutOff && <p>{goesOn ? boards.goesOn : boards.onlyShown}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
