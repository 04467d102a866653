import type { ReactNode } from 'react'
import { type Page, PageContext } from '../parts/use-page.ts'
import { BareLayout } from './bare-layout.tsx'
import { ErrorBoundary } from './error/error-boundary.tsx'
import { SiteLayout } from './site-layout.tsx'

interface PageFrameProps {
  readonly page: Page
  /** Whether the screen is shown without the site's layout. */
  readonly isBare: boolean
  readonly children: ReactNode
}

/** A screen in its layout, in the browser and on the server. */
export function PageFrame({ page, isBare, children }: PageFrameProps) {
  const Layout = isBare ? BareLayout : SiteLayout
  return (
    <PageContext value={page}>
      <ErrorBoundary>
        <Layout>
          {/* An error inside keeps the header and the footer around it. */}
          <ErrorBoundary>{children}</ErrorBoundary>
        </Layout>
      </ErrorBoundary>
    </PageContext>
  )
}
