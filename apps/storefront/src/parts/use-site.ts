import { useRouteLoaderData } from 'react-router'
import type { SiteView } from '../views/site-view.ts'

/** The site every screen stands in. */
export function useSite(): SiteView {
  return (useRouteLoaderData('root') as { readonly site: SiteView }).site
}
