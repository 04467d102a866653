/** The ways to pay as plain drawings: the networks' logos are their property. */
export function PaymentLogos({ label }: { readonly label: string }) {
  return (
    <ul aria-label={label} className="flex items-center gap-2">
      {['Visa', 'Mastercard', 'PayPal', 'Bizum'].map((name) => (
        <li key={name}>
          <svg viewBox="0 0 64 24" width={64} height={24} role="img" aria-label={name}>
            <rect x="0.500" y="0.500" width="63" height="23" rx="5" fill="none" stroke="currentColor" />
            <text x="32" y="16" textAnchor="middle" fontSize="10" fontWeight="700" fill="currentColor">
              {name}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  )
}
