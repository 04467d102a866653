/** The ways to pay by their names: their signs come with the checkout, because every page carries this. */
export function PaymentLogos({ label }: { readonly label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {['Visa', 'Mastercard', 'PayPal', 'Bizum'].map((name) => (
        <li key={name} className="rounded-md border px-2 py-0.5 font-bold">
          {name}
        </li>
      ))}
    </ul>
  )
}
