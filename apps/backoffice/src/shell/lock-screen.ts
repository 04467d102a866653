import { tellLeft } from '../state/tell-left.ts'
import { leave } from '../state/who.ts'

/** The screen is covered at once, whether or not the server can be told; only a PIN uncovers it. */
export function lockScreen(): void {
  void tellLeft()
  leave()
}
