import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataList, DataRow } from '@comanda/ui/data-list'
import { useMoments } from '../parts/use-moments.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import type { Printer, Printing } from './paper-things.ts'

interface PrinterListProps {
  readonly printing: Printing
  readonly onChange: (printer: Printer) => void
}

/** The printers of a store; whoever looks after them can change one. */
export function PrinterList({ printing, onChange }: PrinterListProps) {
  const { printing: words } = useWords('printing')
  const mayChange = mayOpen(useWorker(), 'printers.edit')
  if (printing.printers.length === 0) return <p>{words.noPrinters}</p>
  return (
    <DataList label={words.printers}>
      {printing.printers.map((printer) => (
        <DataRow
          key={printer.printerId}
          title={printer.name}
          end={
            mayChange && (
              <Button
                look="soft"
                size="small"
                className="min-h-11"
                aria-label={words.changeOf(printer.name)}
                onClick={() => onChange(printer)}
              >
                {words.change}
              </Button>
            )
          }
        >
          <PrinterFacts printer={printer} printing={printing} />
        </DataRow>
      ))}
    </DataList>
  )
}

function PrinterFacts({ printer, printing }: { readonly printer: Printer; readonly printing: Printing }) {
  const { printing: words, kitchen } = useWords('boards', 'printing')
  const { moment } = useMoments()
  const { isSilent, seenAt, stationIds, hasPass, fallbackId } = printer
  const fallback = printing.printers.find(({ printerId }) => printerId === fallbackId)
  const stations = printing.stations.filter(({ stationId }) => stationIds.includes(stationId)).map(({ name }) => name)
  const places = [...stations, ...(hasPass ? [kitchen.pass] : [])]
  return (
    <>
      <span className={isSilent ? 'font-bold text-late-text' : 'font-bold'}>{isSilent ? words.dead : words.alive}</span>
      {places.length > 0 && <span className="text-text">{places.join(', ')}</span>}
      {fallback && <span>{words.fallback(fallback.name)}</span>}
      <span>{seenAt === null ? words.neverSeen : words.seen(moment(seenAt))}</span>
    </>
  )
}
