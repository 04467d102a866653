import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { type Page, PageContext } from '../parts/use-page.ts'
import { ErrorBoundary } from './error/error-boundary.tsx'
import { SiteLayout } from './site-layout.tsx'

const loadLate = () => import('./late-parts.tsx')
const BeforePage = lazy(async () => ({ default: (await loadLate()).BeforePage }))
const OverPage = lazy(async () => ({ default: (await loadLate()).OverPage }))

interface PageFrameProps {
  readonly page: Page
  /** Whether the screen is shown without the site's layout: no header, footer, drawer or bars (SHELL-054). */
  readonly isBare: boolean
  readonly children: ReactNode
}

/** A screen in its layout, in the browser and on the server. */
export function PageFrame({ page, isBare, children }: PageFrameProps) {
  const isAwake = useIsAwake()
  // An error inside keeps the header and the footer around it.
  const screen = <ErrorBoundary>{children}</ErrorBoundary>
  return (
    <PageContext value={page}>
      <ErrorBoundary>
        {isAwake && (
          <Suspense>
            <BeforePage isBare={isBare} />
          </Suspense>
        )}
        {isBare ? (
          <main id="content" tabIndex={-1} className="outline-none">
            {screen}
          </main>
        ) : (
          <SiteLayout>{screen}</SiteLayout>
        )}
        <form id="bank-form" method="post" hidden />
        {isAwake && (
          <Suspense>
            <OverPage isBare={isBare} />
          </Suspense>
        )}
      </ErrorBoundary>
    </PageContext>
  )
}

/** What nobody sees in the first moment is not part of hydration, and its code is fetched after it. */
function useIsAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return isAwake
}
