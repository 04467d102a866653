import { showPrinting } from '@comanda/contract/calls/staff/printing'
import type { StoreId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { DataList, DataRow } from '@comanda/ui/data-list'
import { Heading } from '@comanda/ui/heading'
import { Reading } from '../parts/reading.tsx'
import { Screen } from '../parts/screen.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { useStore } from '../parts/use-store.tsx'
import { call } from '../state/client.ts'
import { PaperRow } from './paper-row.tsx'
import type { Printer } from './paper-things.ts'

/** What comes out, or dies, while the list is open appears by itself. */
const lookEveryMs = 5_000

/** The printers of a store, and its papers: those that wait for a person first (DAY-108). */
export function Component() {
  const { desk, paper: words } = useWords('staff', 'boards')
  const { storeId, choice } = useStore(words.store)
  return (
    <Screen title={desk.paper} text={words.text} action={choice}>
      {storeId === undefined ? <p>{words.noStore}</p> : <Papers key={storeId} storeId={storeId} />}
    </Screen>
  )
}

function Papers({ storeId }: { readonly storeId: StoreId }) {
  const { paper: words } = useWords('boards')
  const read = useRead(
    `printing ${storeId}`,
    () => call(showPrinting, { storeId }),
    () => lookEveryMs,
  )
  return (
    <Reading of={read}>
      {({ printers, papers }) => (
        <>
          <Heading level={2} look="block">
            {words.printers}
          </Heading>
          {printers.length === 0 ? (
            <p>{words.noPrinters}</p>
          ) : (
            <DataList label={words.printers}>
              {printers.map((printer) => (
                <PrinterRow key={printer.printerId} printer={printer} all={printers} />
              ))}
            </DataList>
          )}
          <Heading level={2} look="block">
            {words.papers}
          </Heading>
          {papers.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <DataList label={words.papers}>
              {papers.map((paper) => (
                <PaperRow key={paper.paperId} paper={paper} onDone={read.again} />
              ))}
            </DataList>
          )}
        </>
      )}
    </Reading>
  )
}

function PrinterRow({ printer, all }: { readonly printer: Printer; readonly all: readonly Printer[] }) {
  const { paper: words, kitchen } = useWords('boards')
  const { moment } = useMoments()
  const { name, isSilent, seenAt, stations, hasPass, fallbackId } = printer
  const fallback = all.find(({ printerId }) => printerId === fallbackId)
  return (
    <DataRow title={name}>
      <span className={isSilent ? 'font-bold text-accent-text' : 'font-bold text-primary-text'}>
        {isSilent ? words.dead : words.alive}
      </span>
      <span className="text-text">{[...stations, ...(hasPass ? [kitchen.pass] : [])].join(', ')}</span>
      {fallback && <span>{words.fallback(fallback.name)}</span>}
      <span>{seenAt === null ? words.neverSeen : words.seen(moment(seenAt))}</span>
    </DataRow>
  )
}
