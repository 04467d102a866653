import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import type { OverlayProps } from '../state/overlay-props.ts'

/** The venue's logo and its own text for being closed (SHELL-059). */
export default function ClosedVenueDialog({ overlay, root: { site }, onClose }: OverlayProps<'closed-venue'>) {
  const words = useWords()
  return (
    <Sheet title={words.frame.closedTitle} closeLabel={words.shell.close} isOpen onClose={onClose}>
      {site.logo && (
        <img src={site.logo} alt={site.storeName} width={160} height={64} className="mx-auto h-16 w-auto" />
      )}
      <p className="mt-4 text-pretty text-center text-lg">{overlay.text}</p>
      <Button className="mt-6 w-full" onClick={onClose}>
        {words.frame.understood}
      </Button>
    </Sheet>
  )
}
