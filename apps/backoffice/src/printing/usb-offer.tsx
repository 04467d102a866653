import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { askForPrinter, findUsb } from './usb-device.ts'
import { takeUsbPrinter, type UsbPrinter } from './usb-relay.ts'

interface UsbOfferProps {
  readonly printer: UsbPrinter
  readonly label: string
  readonly onTaken?: () => void
}

/** Lets this device print on the printer that hangs on it; says so where the browser cannot (no WebUSB). */
export function UsbOffer({ printer, label, onTaken }: UsbOfferProps) {
  const { printing: words } = useWords('printing')
  const usb = findUsb()
  if (usb === null) return <p className="rounded-2xl bg-sunken p-4 text-pretty">{words.usbLacking}</p>
  async function choose(): Promise<void> {
    const device = usb && (await askForPrinter(usb).catch(() => null))
    if (device === null) return tell(words.usbNone)
    takeUsbPrinter(printer)
    onTaken?.()
  }
  return (
    <Button look="soft" onClick={choose}>
      {label}
    </Button>
  )
}
