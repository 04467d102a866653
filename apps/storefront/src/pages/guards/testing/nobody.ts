import type { PageVisit } from '@comanda/contract/pages'

/** Who has only just come in. */
export const nobody: PageVisit = {
  hasSession: false,
  isLoggedIn: false,
  hasCart: false,
  pieces: 0,
  mode: null,
  step: 'none',
}
