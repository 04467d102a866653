import type { Worker } from '../parts/worker.ts'
import { findLandingPage, type Group, type Section } from './groups.ts'

const places = 3
/** After the screen of one's own work what waits for somebody, and those that are opened most often meanwhile. */
const asked = ['/waiting', '/orders', '/floor', '/telephone', '/pauses', '/rides', '/kitchen', '/'] as const

/** The sections of a phone's bar: one's own first, and no more than a thumb tells apart. */
export function listThumbSections(worker: Worker, groups: readonly Group[]): readonly Section[] {
  const own = findLandingPage(worker)
  const open = groups.flatMap(({ sections }) => sections)
  const wanted = new Set([own, ...asked])
  return [...wanted].flatMap((to) => open.find((section) => section.to === to) ?? []).slice(0, places)
}
