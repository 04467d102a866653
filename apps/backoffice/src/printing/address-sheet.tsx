import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { useState } from 'react'
import { UsbOffer } from './usb-offer.tsx'
import type { UsbPrinter } from './usb-relay.ts'

export interface AddedPrinter extends UsbPrinter {
  /** Whether it can say that a paper is out. One that cannot has to ask itself: nobody else would know. */
  readonly answers: boolean
}

interface AddressSheetProps {
  readonly added: AddedPrinter
  readonly onClose: () => void
}

/** The address at which a new printer asks. It is shown once: only the hash of its token is kept. */
export default function AddressSheet({ added, onClose }: AddressSheetProps) {
  const { name, path, answers } = added
  const { common, printing: words } = useWords('common', 'printing')
  const [isCopied, setCopied] = useState(false)
  const address = `${location.origin}${path}`
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <Sheet title={words.addressTitle(name)} closeLabel={common.close} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-pretty">{words.addressText}</p>
        <p className="rounded-2xl bg-sunken p-4 break-all select-all">{address}</p>
        {/* Over plain http a page may not write to the clipboard; the text can be selected. */}
        {'clipboard' in navigator && (
          <Button onClick={copy}>
            <span role="status">{isCopied ? words.copied : words.copyAddress}</span>
          </Button>
        )}
        {answers && (
          <>
            <p className="text-pretty text-muted">{words.relayText}</p>
            <p className="rounded-2xl bg-sunken p-4 font-mono text-sm break-all select-all">
              node tools/print-relay.ts {address} 192.168.1.50:9100
            </p>
            <p className="text-pretty text-muted">{words.usbText}</p>
            <UsbOffer printer={{ name, path }} label={words.usbTake} onTaken={onClose} />
          </>
        )}
      </div>
    </Sheet>
  )
}
