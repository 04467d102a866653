import { useWords } from '@comanda/screen/words'

/** The booking's short name, to be read out at the door or on the telephone. */
export function Reference({ reference }: { readonly reference: string }) {
  const { booking: words } = useWords('booking')
  return (
    <p>
      {words.reference} <b className="text-xl tracking-widest">{reference}</b>
    </p>
  )
}
