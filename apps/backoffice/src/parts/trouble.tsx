import { type Failure, toFailureText } from '@comanda/screen/failure'
import { useWords } from '@comanda/screen/words'
import { lazy, Suspense } from 'react'
import { findStale } from './find-stale.ts'

// Loaded apart: most calls are never stale.
const StaleNotice = lazy(() => import('./stale-notice.tsx'))

/** The answer of a call that did not succeed, where the eye already is. */
export function Trouble({ failure }: { readonly failure: Failure | null }) {
  const { common } = useWords('common')
  const stale = findStale(failure)
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <div className="grid gap-1 rounded-2xl bg-late-soft px-4 py-3 text-on-late-soft">
          <p className="font-bold">{toFailureText(failure, common.notSent)}</p>
          {'refused' in failure && failure.refused === 'right-missing' && <p>{common.askForRight}</p>}
          {stale && (
            <Suspense>
              <StaleNotice stale={stale} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}
