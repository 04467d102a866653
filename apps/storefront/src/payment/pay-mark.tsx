import type { PaymentWay } from '@comanda/rules/payment/payment-choice'
import type { ReactNode } from 'react'

/** The cards whose sign is drawn; any other brand has the plain card. */
type CardBrand = 'visa' | 'mastercard' | 'amex'

interface PayMarkProps {
  /** A way to pay, or the brand of a saved card as the provider spells it. */
  readonly of: string
  readonly className?: string
}

/**
 * The sign of a way to pay, beside its name. It stands on a small white card whatever the site's colours are, because its
 * own colours are those that people know it by.
 */
export function PayMark({ of, className = 'h-6 w-9' }: PayMarkProps) {
  const name = of.toLowerCase()
  return (
    <svg aria-hidden="true" viewBox="0 0 36 24" className={`shrink-0 ${className}`}>
      <rect x="0.5" y="0.5" width="35" height="23" rx="4.5" fill="#ffffff" stroke="#00000026" />
      {isDrawn(name) ? marks[name] : plainCard}
    </svg>
  )
}

const ink = '#1f2430'

const plainCard = (
  <g fill="none" stroke={ink} strokeWidth="1.6">
    <rect x="9" y="6" width="18" height="12.5" rx="2" />
    <path d="M9 10h18M12 15h4" />
  </g>
)

/** Our own simple drawings of the signs. */
const marks: Readonly<Record<PaymentWay | CardBrand, ReactNode>> = {
  new: plainCard,
  stripe: plainCard,
  dojo: plainCard,
  bizum: (
    <g fill="#05c3dd" stroke="#05c3dd" strokeWidth="3.2" strokeLinecap="round">
      <path d="M12.6 16.5l3.9-7.2M19.4 14.7l3.9-7.2" />
      <circle cx="17" cy="5" r="1.9" stroke="none" />
      <circle cx="18.9" cy="19" r="1.9" stroke="none" />
    </g>
  ),
  applepay: (
    <path
      fill="#000000"
      d="M18 8.3c-1 0-1.8-.7-3.1-.7-2.1 0-3.8 1.7-3.8 4.6 0 3.3 2.2 7.3 4.2 7.3.9 0 1.6-.6 2.7-.6s1.7.6 2.7.6c1.6 0 3.2-2.4 3.9-4.5a3.7 3.7 0 0 1-2.4-3.4c0-1.4.8-2.5 1.9-3.2-.8-.6-1.7-.8-2.7-.8-1.4 0-2.4.7-3.4.7zm.1-1.2c-.2-1.9 1.2-3.5 3.2-3.7.2 2-1.2 3.6-3.2 3.7z"
    />
  ),
  googlepay: (
    <g fill="none" strokeWidth="3.2">
      <path stroke="#4285f4" d="M18 12h7.4M24 12a6 6 0 0 1-1.76 4.24" />
      <path stroke="#34a853" d="M22.24 16.24a6 6 0 0 1-9.54-1.42" />
      <path stroke="#fbbc04" d="M12.7 14.82a6 6 0 0 1 0-5.64" />
      <path stroke="#ea4335" d="M12.7 9.18a6 6 0 0 1 9.69-1.27" />
    </g>
  ),
  paypal: (
    <>
      <path fill="#0079c1" d="M16.3 7h4.4c2.7 0 3.9 1.4 3.4 3.7-.5 2.7-2.5 3.7-4.9 3.7h-1.4l-.8 5H14z" />
      <path fill="#00297a" d="M13.9 4.5h4.4c2.7 0 3.9 1.4 3.4 3.7-.5 2.7-2.5 3.7-4.9 3.7h-1.4l-.8 5h-3z" />
    </>
  ),
  cash: (
    <g fill="none" stroke={ink} strokeWidth="1.6">
      <rect x="8" y="6.5" width="20" height="11" rx="1.5" />
      <circle cx="18" cy="12" r="2.6" />
      <path d="M11 12h.5M24.5 12h.5" strokeLinecap="round" />
    </g>
  ),
  terminal: (
    <g fill="none" stroke={ink} strokeWidth="1.6">
      <rect x="12.5" y="4" width="11" height="16" rx="2" />
      <path d="M15.5 7.5h5v3h-5z" />
      <path d="M16 14h.1M20 14h.1M16 17h.1M20 17h.1" strokeWidth="2" strokeLinecap="round" />
    </g>
  ),
  visa: (
    <g fill="none" stroke="#1434cb" strokeWidth="2.3" strokeLinejoin="bevel" transform="translate(3.6 0) skewX(-14)">
      <path d="M6.2 8l2.4 7.6L11.6 8M14.3 8v8" />
      <path d="M21.4 9.3c-1.3-1-4-.9-4 .9 0 2 4.2 1.4 4.2 3.4 0 1.8-3 1.9-4.6.6" />
      <path d="M23.8 16l3.3-7.5 2.2 7.5M25 13.6h3.8" />
    </g>
  ),
  mastercard: (
    <>
      <circle cx="14.5" cy="12" r="6.5" fill="#eb001b" />
      <circle cx="21.5" cy="12" r="6.5" fill="#f79e1b" />
      <path fill="#ff5f00" d="M18 6.52a6.5 6.5 0 0 1 0 10.96 6.5 6.5 0 0 1 0-10.96z" />
    </>
  ),
  amex: (
    <>
      <rect x="0.5" y="0.5" width="35" height="23" rx="4.5" fill="#006fcf" />
      <path
        fill="none"
        stroke="#ffffff"
        strokeWidth="1.5"
        d="M4.5 15.5l2.8-7 2.8 7M5.5 13.3h3.6M12.2 15.5v-6.5l2.7 4 2.7-4v6.5M24.6 8.9h-4.2v6.2h4.2M20.4 12h3.6M26.6 8.5l5.2 7M31.8 8.5l-5.2 7"
      />
    </>
  ),
}

function isDrawn(name: string): name is keyof typeof marks {
  return Object.hasOwn(marks, name)
}
