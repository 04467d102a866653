import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { RichText } from '../parts/rich-text.tsx'

/** The venue's own conditions, shown over the form (BOOKING-012). */
export default function ConditionsDialog({ html, onClose }: { readonly html: string; readonly onClose: () => void }) {
  const { booking: words, shell } = useWords('booking')
  return (
    <Sheet title={words.conditions} closeLabel={shell.close} isOpen onClose={onClose}>
      <RichText html={html} />
    </Sheet>
  )
}
