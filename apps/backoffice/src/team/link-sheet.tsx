import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { useMoments } from '../parts/use-moments.ts'

export interface InvitationLink {
  readonly name: string
  readonly key: string
  readonly until: number
}

/** The link by which somebody sets password and PIN. It is shown once: only its hash is kept. */
export function LinkSheet({ link, onClose }: { readonly link: InvitationLink; readonly onClose: () => void }) {
  const { common, people: words } = useWords('common', 'team')
  const { moment } = useMoments()
  const [isCopied, setCopied] = useState(false)
  const address = `${location.origin}/welcome#${link.key}`
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <Sheet title={words.linkTitle(link.name)} closeLabel={common.close} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-pretty">{words.linkText(moment(link.until))}</p>
        <p className="rounded-2xl bg-sunken p-4 break-all select-all">{address}</p>
        {/* Over plain http a page may not write to the clipboard; the text can be selected. */}
        {'clipboard' in navigator && (
          <Button onClick={copy}>
            <span role="status">{isCopied ? words.copied : words.copy}</span>
          </Button>
        )}
      </div>
    </Sheet>
  )
}
