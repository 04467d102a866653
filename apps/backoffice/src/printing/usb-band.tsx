import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { UsbOffer } from './usb-offer.tsx'
import { leaveUsbPrinter, usbState } from './usb-relay.ts'

/** The printer that this device feeds itself, by cable, and whether it can at this moment. */
export function UsbBand() {
  const { printing: words } = useWords('printing')
  const { printer, place } = usbState.use()
  if (printer === null || place === null) return null
  const isAway = place === 'away'
  const said = { here: words.usbHere, away: words.usbAway, elsewhere: words.usbElsewhere }[place]
  return (
    <div role="status" className="grid gap-3 rounded-card bg-surface p-5 shadow-card">
      <p className={isAway ? 'font-bold text-pretty text-late-text' : 'text-pretty'}>{said(printer.name)}</p>
      <div className="flex flex-wrap gap-2">
        {isAway && <UsbOffer printer={printer} label={words.usbChoose} />}
        <Button look="quiet" onClick={leaveUsbPrinter}>
          {words.usbLeave}
        </Button>
      </div>
    </div>
  )
}
