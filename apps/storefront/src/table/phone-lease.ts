import type { PhoneLockHolder } from '@comanda/contract/entities/phone-lock'
import type { PhoneDialog } from '@comanda/rules/table/phone-lock'

/** The news of a lock just taken is still arriving, so it is ignored for a moment (CONST-007). */
export const phoneListenDelayMs = 1000

/** The lock lasts a minute and is renewed before that. */
export const phoneRenewMs = 40_000

export interface PhoneLeaseTools {
  /** Takes or renews the lock: «other» while somebody else is typing. */
  readonly take: () => Promise<PhoneLockHolder>
  readonly read: () => Promise<PhoneLockHolder>
  readonly free: () => Promise<void>
  readonly show: (dialog: PhoneDialog) => void
}

export interface PhoneLease {
  /** Somebody at the table took or released the lock. */
  readonly hear: () => void
  readonly end: () => void
}

/** The form for the device with the lock, a notice for the others, closed once it is released (TABLE-009). */
export function openPhoneLease({ take, read, free, show }: PhoneLeaseTools): PhoneLease {
  let holder: PhoneLockHolder = null
  let isListening = false
  let isOver = false
  const tell = (held: PhoneLockHolder) => {
    if (isOver) return
    holder = held
    show(held === 'self' ? 'form' : held === 'other' ? 'another-adds' : 'closed')
  }
  // Without a connection the number can still be typed; saving it shows the error.
  const begin = () => take().then(tell, () => tell('self'))
  const hear = () => {
    if (isListening && !isOver) read().then(tell, () => undefined)
  }
  const renewing = setInterval(() => holder === 'self' && begin(), phoneRenewMs)
  const listening = setTimeout(() => {
    isListening = true
    hear()
  }, phoneListenDelayMs)
  begin()
  return {
    hear,
    end() {
      isOver = true
      clearInterval(renewing)
      clearTimeout(listening)
      if (holder === 'self') free().catch(() => undefined)
    },
  }
}
