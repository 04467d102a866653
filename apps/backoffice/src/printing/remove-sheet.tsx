import { removePrinter } from '@comanda/contract/calls/staff/printing'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { AskSheet } from '../parts/ask-sheet.tsx'
import { call } from '../state/client.ts'
import type { Printer } from './paper-things.ts'

/** Asked once: a printer that was removed gets a new address when it is added again. */
export default function RemoveSheet({ printer, onClose }: { readonly printer: Printer; readonly onClose: () => void }) {
  const { printing: words } = useWords('printing')
  const { send, ...sending } = useSend()
  async function remove(): Promise<void> {
    if (await send(() => call(removePrinter, { printerId: printer.printerId }))) onClose()
  }
  return (
    <AskSheet
      title={words.removeTitle(printer.name)}
      text={words.removeText}
      act={words.remove}
      sending={sending}
      onAct={remove}
      onClose={onClose}
    />
  )
}
