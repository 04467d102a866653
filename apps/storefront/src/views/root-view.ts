import type { FrameView } from './frame-view.ts'
import type { SiteView } from './site-view.ts'

/** The data that every page is given, whatever its screen. */
export interface RootData {
  readonly frame: FrameView
  readonly site: SiteView
}
