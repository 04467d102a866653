import type { PhoneLockHolder } from '@comanda/contract/entities/phone-lock'
import type { PhoneDialog } from '@comanda/rules/table/phone-lock'

/** A lock just taken is still being told to everybody: it is not listened to at once (CONST-007). */
export const phoneListenDelayMs = 1000

/** Before the minute of a lease is over, it is asked for again. */
export const phoneRenewMs = 40_000

export interface PhoneLeaseTools {
  /** Takes or renews the lease: «other» while somebody else types. */
  readonly take: () => Promise<PhoneLockHolder>
  readonly read: () => Promise<PhoneLockHolder>
  readonly free: () => Promise<void>
  readonly show: (dialog: PhoneDialog) => void
}

export interface PhoneLease {
  /** Somebody at the table took the phone, or let go of it. */
  readonly hear: () => void
  readonly end: () => void
}

/** The form for whoever holds the lock, a word for the others, and closed once it is let go (TABLE-009). */
export function openPhoneLease({ take, read, free, show }: PhoneLeaseTools): PhoneLease {
  let holder: PhoneLockHolder = null
  let isListening = false
  let isOver = false
  const tell = (held: PhoneLockHolder) => {
    if (isOver) return
    holder = held
    show(held === 'self' ? 'form' : held === 'other' ? 'another-adds' : 'closed')
  }
  // Without a connection the number can be typed all the same; saving it says what is wrong.
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
