import { type Failure, toFailureText } from '@comanda/screen/failure'
import { useWords } from '@comanda/screen/words'
import { lazy, Suspense } from 'react'
import { findStale } from './find-stale.ts'
import { Icon } from './icon.tsx'

// Loaded apart: most calls are never stale.
const StaleNotice = lazy(() => import('./stale-notice.tsx'))

/** The answer of a call that did not succeed, where the eye already is. */
export function Trouble({ failure }: { readonly failure: Failure | null }) {
  const { common } = useWords('common')
  const stale = findStale(failure)
  return (
    <div role="alert" className="empty:hidden">
      {failure && (
        <div className="flex gap-3 rounded-card bg-late-soft px-4 py-3 text-on-late-soft">
          <Icon name="alert" />
          <div className="grid min-w-0 gap-1">
            <p className="font-bold">{toFailureText(failure, common.notSent)}</p>
            {'refused' in failure && failure.refused === 'right-missing' && <p>{common.askForRight}</p>}
            {stale && (
              <Suspense>
                <StaleNotice stale={stale} />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
