import type { PageVisit } from '@comanda/contract/pages'

/** A visitor who has just arrived. */
export const nobody: PageVisit = {
  hasSession: false,
  isLoggedIn: false,
  hasCart: false,
  pieces: 0,
  mode: null,
  step: 'none',
}
