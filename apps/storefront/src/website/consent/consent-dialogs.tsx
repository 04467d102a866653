import { CookiePolicy } from './cookie-policy.tsx'
import { CookieSettings } from './cookie-settings.tsx'
import type { ConsentDialog } from './opened-dialog.ts'

/** Loaded when one of them is opened. */
export default function ConsentDialogs({ dialog }: { readonly dialog: ConsentDialog }) {
  return dialog === 'policy' ? <CookiePolicy /> : <CookieSettings />
}
