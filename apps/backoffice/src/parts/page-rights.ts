import type { StaffPage } from '@comanda/contract/staff-pages'
import type { StaffRight } from '@comanda/rules/staff/rights'

/** What a person needs to find anything on a page; the server decides for itself at every call. */
export const pageRights = {
  '/': null,
  '/pair': null,
  '/welcome': null,
  '/people': 'staff.edit',
  '/roles': 'staff.edit',
  '/devices': 'devices.edit',
  '/audit': 'audit.see',
} as const satisfies Record<StaffPage, StaffRight | null>
