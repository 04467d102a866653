import { type Failure, toFailureText } from '@comanda/screen/failure'
import { useWords } from '@comanda/screen/words'

/** What a call answered instead of success, where the eye already is. */
export function Trouble({ failure }: { readonly failure: Failure | null }) {
  const { desk } = useWords('staff')
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <div className="grid gap-1 rounded-2xl bg-full px-4 py-3 text-on-full">
          <p className="font-bold">{toFailureText(failure, desk.notSent)}</p>
          {'refused' in failure && failure.refused === 'right-missing' && <p>{desk.askForRight}</p>}
        </div>
      )}
    </div>
  )
}
