import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { Button, buttonClass } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useWords } from '../words.tsx'
import type { OverlayProps } from './overlays.tsx'

/** What a guest is and can do here. */
export default function AccountDialog({ overlay, root: { site }, onClose }: OverlayProps<'account'>) {
  const words = useWords()
  const readMenu = () => {
    onClose()
    location.assign('/#menu')
  }
  return (
    <Sheet
      title={words.shell.guest}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
      width={dialogFrames.login.maxWidth}
      closing={overlay.isRequired ? 'never' : 'free'}
    >
      <p className="text-muted">{site.onlyUsers ? words.frame.membersText : words.frame.guestText}</p>
      <div className="mt-6 grid gap-2">
        {!overlay.isRequired && <Button onClick={readMenu}>{words.home.seeMenu}</Button>}
        <a href="/contact" className={buttonClass({ look: 'soft' })}>
          {words.frame.contact}
        </a>
      </div>
    </Sheet>
  )
}
