import { removePrinter } from '@comanda/contract/calls/staff/printing'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { Printer } from './paper-things.ts'

/** Asked once: a printer that was removed gets a new address when it is added again. */
export default function RemoveSheet({ printer, onClose }: { readonly printer: Printer; readonly onClose: () => void }) {
  const { desk, printers: words } = useWords('staff', 'printers')
  const { isSending, failure, send } = useSend()
  async function remove(): Promise<void> {
    if (await send(() => call(removePrinter, { printerId: printer.printerId }))) onClose()
  }
  return (
    <Sheet title={words.removeTitle(printer.name)} closeLabel={desk.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-4">
        <p className="text-pretty">{words.removeText}</p>
        <Trouble failure={failure} />
        <Button disabled={isSending} onClick={remove}>
          {words.remove}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {desk.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
