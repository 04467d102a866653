import { signOut } from '@comanda/contract/calls/staff/door'
import { orNothing } from '@comanda/screen/or-nothing'
import { call } from '../state/client.ts'
import { leave } from '../state/who.ts'

/** The screen is covered at once, whether or not the server can be told; only a PIN uncovers it. */
export function lockScreen(): void {
  const told = orNothing(call(signOut, {}))
  leave()
  void told
}
