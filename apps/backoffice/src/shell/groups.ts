import type { StaffPage } from '@comanda/contract/staff-pages'
import { findLanding, type Landing } from '@comanda/rules/team/landing'
import type { IconName } from '../parts/icon.tsx'
import { pageRights } from '../parts/page-rights.ts'
import { isOfUse } from '../parts/page-uses.ts'
import { mayOpen, type Worker } from '../parts/worker.ts'

/** A screen by its place in the staff's application; its word stands in `common` under its name. */
export interface Section {
  readonly to: StaffPage
  readonly name: SectionName
  readonly icon: IconName
}

export interface Group {
  readonly name: GroupName
  readonly icon: IconName
  readonly sections: readonly Section[]
}

/** Six groups at most: a section that comes later finds its place in one of them, and an empty group is not shown. */
const groups = [
  {
    name: 'service',
    icon: 'pass',
    sections: [
      { to: '/', name: 'start', icon: 'home' },
      { to: '/waiting', name: 'waiting', icon: 'bell' },
      { to: '/floor', name: 'floor', icon: 'table' },
      { to: '/orders', name: 'orders', icon: 'orders' },
      { to: '/kitchen', name: 'kitchen', icon: 'kitchen' },
      { to: '/rides', name: 'rides', icon: 'rides' },
      { to: '/book', name: 'book', icon: 'book' },
      { to: '/telephone', name: 'telephone', icon: 'telephone' },
      { to: '/pauses', name: 'pauses', icon: 'pause' },
    ],
  },
  {
    name: 'place',
    icon: 'place',
    sections: [
      { to: '/printing', name: 'printing', icon: 'printer' },
      { to: '/people', name: 'people', icon: 'people' },
      { to: '/roles', name: 'roles', icon: 'roles' },
      { to: '/devices', name: 'devices', icon: 'device' },
      { to: '/audit', name: 'audit', icon: 'history' },
    ],
  },
] as const satisfies readonly {
  readonly name: string
  readonly icon: IconName
  readonly sections: readonly { readonly to: StaffPage; readonly name: string; readonly icon: IconName }[]
}[]

export type GroupName = (typeof groups)[number]['name']
export type SectionName = (typeof groups)[number]['sections'][number]['name']

/** The groups with the sections that the person's rights open. */
export function listGroups(worker: Worker): readonly Group[] {
  return groups
    .map(({ sections, ...group }) => ({
      ...group,
      sections: sections.filter(({ to }) => mayOpen(worker, pageRights[to]) && isOfUse(to, worker)),
    }))
    .filter(({ sections }) => sections.length > 0)
}

/** The group of the screen that is shown; the first for one that stands in none. */
export function findGroup(shown: readonly Group[], pathname: string): Group | undefined {
  const root = `/${pathname.split('/')[1]}`
  return shown.find(({ sections }) => sections.some(({ to }) => to === root)) ?? shown[0]
}

const landingPages: Readonly<Record<Landing, StaffPage>> = {
  start: '/',
  book: '/book',
  kitchen: '/kitchen',
  orders: '/orders',
  floor: '/floor',
  rides: '/rides',
}

/** Where the work of whoever is there is. */
export function findLandingPage({ person, device, stores }: Worker): StaffPage {
  const unused = (Object.keys(landingPages) as Landing[]).filter((one) => !isOfUse(landingPages[one], { stores }))
  return landingPages[findLanding({ rights: person?.rights ?? [], deviceKind: device?.kind ?? null, unused })]
}
