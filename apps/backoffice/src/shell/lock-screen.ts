import { leave } from '../state/presence.ts'
import { reportSignOut } from '../state/report-sign-out.ts'

/** The screen is covered at once, whether or not the server can be told; only a PIN uncovers it. */
export function lockScreen(): void {
  void reportSignOut()
  leave()
}
