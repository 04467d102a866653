import { tryPrinter } from '@comanda/contract/calls/staff/printing'
import type { DeviceId } from '@comanda/rules/ids'
import { getModelFacts } from '@comanda/rules/printing/printer-models'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataList, DataRow } from '@comanda/ui/data-list'
import { Trouble } from '../parts/trouble.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { Printer, Printing } from './paper-things.ts'

interface PrinterListProps {
  readonly printing: Printing
  /** The printers that somebody tries here: of an older test nobody asks how it came out. */
  readonly tried: readonly DeviceId[]
  readonly onTry: (printerId: DeviceId) => void
  readonly onChange: (printer: Printer) => void
}

/** The printers of a store, each with the button that tries it; whoever looks after them can change one. */
export function PrinterList({ printing, tried, onTry, onChange }: PrinterListProps) {
  const { printing: words } = useWords('printing')
  const mayChange = mayOpen(useWorker(), 'printers.edit')
  const { isSending, failure, send } = useSend()
  async function tryOut(printerId: DeviceId): Promise<void> {
    if (await send(() => call(tryPrinter, { printerId }))) onTry(printerId)
  }
  if (printing.printers.length === 0) return <p>{words.noPrinters}</p>
  return (
    <>
      <Trouble failure={failure} />
      <DataList label={words.printers}>
        {printing.printers.map((printer) => (
          <DataRow
            key={printer.printerId}
            title={printer.name}
            end={
              <div className="flex flex-wrap justify-end gap-2">
                <Button
                  look="soft"
                  size="small"
                  className="min-h-11"
                  aria-label={words.tryOf(printer.name)}
                  disabled={isSending || isOnTrial(printer)}
                  onClick={() => void tryOut(printer.printerId)}
                >
                  {words.tryOut}
                </Button>
                {mayChange && (
                  <Button
                    look="soft"
                    size="small"
                    className="min-h-11"
                    aria-label={words.changeOf(printer.name)}
                    onClick={() => onChange(printer)}
                  >
                    {words.change}
                  </Button>
                )}
              </div>
            }
          >
            <PrinterFacts printer={printer} printing={printing} isTried={tried.includes(printer.printerId)} />
          </DataRow>
        ))}
      </DataList>
    </>
  )
}

/** A test page is on its way to paper. */
export function isOnTrial({ trial }: Printer): boolean {
  return trial !== null && (trial.state === 'waiting' || trial.state === 'given')
}

interface PrinterFactsProps {
  readonly printer: Printer
  readonly printing: Printing
  readonly isTried: boolean
}

function PrinterFacts({ printer, printing, isTried }: PrinterFactsProps) {
  const { printing: words, kitchen } = useWords('boards', 'printing')
  const { moment, hour } = useMoments()
  const { isSilent, seenAt, stationIds, hasPass, fallbackId, model, trial } = printer
  const fallback = printing.printers.find(({ printerId }) => printerId === fallbackId)
  const stations = printing.stations.filter(({ stationId }) => stationIds.includes(stationId)).map(({ name }) => name)
  const places = [...stations, ...(hasPass ? [kitchen.pass] : [])]
  const says = (state: NonNullable<Printer['trial']>['state'], at: number) =>
    state === 'printed' ? words.trial.printed(hour(at)) : words.trial[state]
  return (
    <>
      <span className={isSilent ? 'font-bold text-late-text' : 'font-bold'}>{isSilent ? words.dead : words.alive}</span>
      {places.length > 0 && <span className="text-text">{places.join(', ')}</span>}
      {fallback && <span>{words.fallback(fallback.name)}</span>}
      <span>{getModelFacts(model).name}</span>
      <span>{seenAt === null ? words.neverSeen : words.seen(moment(seenAt))}</span>
      <span role="status" className="w-full font-bold text-pretty text-text empty:hidden">
        {isTried && trial !== null && says(trial.state, trial.at)}
      </span>
    </>
  )
}
