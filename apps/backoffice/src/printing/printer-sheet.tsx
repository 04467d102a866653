import { addPrinter, changePrinter } from '@comanda/contract/calls/staff/printing'
import type { StoreId } from '@comanda/rules/ids'
import { asksItself, usualModel } from '@comanda/rules/printing/printer-models'
import { listSentences } from '@comanda/screen/list-sentences'
import { tell } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { useSeenVersion } from '../parts/find-stale.ts'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { AddedPrinter } from './address-sheet.tsx'
import { ModelChoice } from './model-choice.tsx'
import type { Printer, Printing } from './paper-things.ts'
import { PrinterRoutes } from './printer-routes.tsx'

interface PrinterSheetProps {
  readonly storeId: StoreId
  /** Null for a new one. */
  readonly printer: Printer | null
  readonly printing: Printing
  readonly onClose: () => void
  readonly onSaved: () => void
  readonly onAdded: (added: AddedPrinter) => void
  readonly onRemove: () => void
}

/** What a printer is, whose dishes it prints, and who prints while it is silent. */
export default function PrinterSheet(props: PrinterSheetProps) {
  const { storeId, printer, printing, onClose, onSaved, onAdded, onRemove } = props
  const { common, printing: words, forms } = useWords('common', 'printing', 'forms')
  const { isSending, failure, send } = useSend()
  const version = useSeenVersion(printer?.version ?? 0, failure)
  const [values, change] = useValues({
    name: printer?.name ?? '',
    model: printer?.model ?? usualModel,
    fallbackId: printer?.fallbackId ?? null,
    stationIds: printer?.stationIds ?? [],
    hasPass: printer?.hasPass ?? false,
  })
  const form = useForm({
    values,
    change,
    problems: listSentences(addPrinter.request, { storeId, ...values }, forms),
    says: 'tried',
    async submit() {
      if (printer === null) {
        const added = await send(() => call(addPrinter, { storeId, ...values }))
        if (added) onAdded({ name: values.name, path: added.path, answers: !asksItself(values.model) })
        return
      }
      const { printerId } = printer
      if (!(await send(() => call(changePrinter, { printerId, version, ...values })))) return
      tell(common.saved)
      onSaved()
    },
  })
  const others = printing.printers.filter(({ printerId }) => printerId !== printer?.printerId)
  return (
    <Sheet
      title={printer ? words.changeOf(printer.name) : words.addTitle}
      closeLabel={common.close}
      isOpen
      onClose={onClose}
    >
      <form {...form.props} className="grid gap-5">
        <TextField {...form.field('name')} label={words.name} hint={words.nameHint} autoComplete="off" />
        <ModelChoice value={values.model} onChange={(model) => change({ model })} />
        <PrinterRoutes values={values} stations={printing.stations} others={others} onChange={change} />
        <Trouble failure={failure} />
        <Button type="submit" size="large" disabled={isSending}>
          {printer ? common.save : words.add}
        </Button>
        {printer && (
          <Button look="quiet" onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
