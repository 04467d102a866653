import { showPrinting } from '@comanda/contract/calls/staff/printing'
import type { DeviceId, StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataList } from '@comanda/ui/data-list'
import { Heading } from '@comanda/ui/heading'
import { lazy, Suspense, useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { Screen } from '../parts/screen.tsx'
import { useStore } from '../parts/use-store.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { AddedPrinter } from './address-sheet.tsx'
import { PaperRow } from './paper-row.tsx'
import type { Printer, Printing } from './paper-things.ts'
import { isOnTrial, PrinterList } from './printer-list.tsx'
import { UsbBand } from './usb-band.tsx'

const AddressSheet = lazy(() => import('./address-sheet.tsx'))
const PrinterSheet = lazy(() => import('./printer-sheet.tsx'))
const RemoveSheet = lazy(() => import('./remove-sheet.tsx'))

/** What comes out, or dies, while the list is open appears by itself. */
const lookEveryMs = 5_000
/** Somebody stands before the printer and waits for the paper. */
const lookAtTrialEveryMs = 1_000

/** The printers of a store, and its papers: those that wait for a person first (DAY-108). */
export function Component() {
  const { common, printing: words } = useWords('common', 'printing')
  const shown = useStore((storeId) => <Papers key={storeId} storeId={storeId} />)
  return (
    <Screen title={common.printing} text={words.text}>
      {shown ?? <p>{words.noStore}</p>}
    </Screen>
  )
}

type Opened =
  | { readonly kind: 'printer'; readonly printer: Printer | null; readonly printing: Printing }
  | { readonly kind: 'remove'; readonly printer: Printer }
  | { readonly kind: 'address'; readonly added: AddedPrinter }

function Papers({ storeId }: { readonly storeId: StoreId }) {
  const { printing: words } = useWords('printing')
  const mayChange = mayOpen(useWorker(), 'printers.edit')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [tried, setTried] = useState<readonly DeviceId[]>([])
  const read = useRead(
    `printing ${storeId}`,
    () => call(showPrinting, { storeId }),
    (printing) => (printing?.printers.some(isOnTrial) ? lookAtTrialEveryMs : lookEveryMs),
  )
  const close = () => {
    setOpened(null)
    read.again()
  }
  return (
    <>
      <UsbBand />
      <Reading of={read}>
        {(printing) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Heading level={2} look="block">
                {words.printers}
              </Heading>
              {mayChange && (
                <Button look="soft" onClick={() => setOpened({ kind: 'printer', printer: null, printing })}>
                  {words.add}
                </Button>
              )}
            </div>
            <PrinterList
              printing={printing}
              tried={tried}
              onTry={(printerId) => {
                setTried((before) => [...before, printerId])
                read.again()
              }}
              onChange={(printer) => setOpened({ kind: 'printer', printer, printing })}
            />
            <Heading level={2} look="block">
              {words.papers}
            </Heading>
            {printing.papers.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <DataList label={words.papers}>
                {printing.papers.map((paper) => (
                  <PaperRow key={paper.paperId} paper={paper} onDone={read.again} />
                ))}
              </DataList>
            )}
          </>
        )}
      </Reading>
      {/* Not among what was read: a look that fails takes nothing away that somebody types. */}
      <Suspense>
        {opened?.kind === 'printer' && (
          <PrinterSheet
            storeId={storeId}
            printer={opened.printer}
            printing={opened.printing}
            onClose={() => setOpened(null)}
            onSaved={close}
            onAdded={(added) => {
              setOpened({ kind: 'address', added })
              read.again()
            }}
            onRemove={() => opened.printer && setOpened({ kind: 'remove', printer: opened.printer })}
          />
        )}
        {opened?.kind === 'remove' && <RemoveSheet printer={opened.printer} onClose={close} />}
        {opened?.kind === 'address' && <AddressSheet added={opened.added} onClose={close} />}
      </Suspense>
    </>
  )
}
