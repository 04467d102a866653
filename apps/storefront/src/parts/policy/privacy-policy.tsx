import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import { PolicyText } from './policy-text.tsx'

/** The site's privacy policy, shown over the form that asks to accept it, so that nothing typed is lost (SHELL-062). */
export default function PrivacyPolicy({ onClose }: { readonly onClose: () => void }) {
  const { contact, shell } = useWords('pages')
  return (
    <Sheet
      title={contact.privacyPolicy}
      closeLabel={shell.close}
      isOpen
      onClose={onClose}
      width={dialogFrames.other.maxWidth}
    >
      <PolicyText policy="privacy" />
    </Sheet>
  )
}
