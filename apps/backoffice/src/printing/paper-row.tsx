import { dropPaper, printPaper } from '@comanda/contract/calls/staff/printing'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataRow } from '@comanda/ui/data-list'
import { useMoments } from '../parts/use-moments.ts'
import { call } from '../state/client.ts'
import type { Paper } from './paper-things.ts'

/** A paper with what can be done about it: an old one is printed or dropped, one that is over is copied. */
export function PaperRow({ paper, onDone }: { readonly paper: Paper; readonly onDone: () => void }) {
  const { printing: words, kitchen } = useWords('boards', 'printing')
  const { hour } = useMoments()
  const { isSending, send } = useSend()
  const { paperId, number, place, station, printer, state, isCopy, isOld, wantedAt } = paper
  const isOpen = state === 'waiting' || state === 'given'
  const act = async (row: typeof printPaper | typeof dropPaper) => {
    if (await send(() => call(row, { paperId }))) onDone()
  }
  return (
    <DataRow
      title={kitchen.ticket(number, place)}
      end={
        <div className="flex flex-wrap justify-end gap-2">
          {isOpen && (
            <Button
              look="quiet"
              size="small"
              className="min-h-11"
              disabled={isSending}
              onClick={() => void act(dropPaper)}
            >
              {words.drop}
            </Button>
          )}
          {(isOld || !isOpen) && (
            <Button
              look={isOld ? 'primary' : 'soft'}
              size="small"
              className="min-h-11"
              disabled={isSending}
              onClick={() => void act(printPaper)}
            >
              {isOpen ? words.print : words.copy}
            </Button>
          )}
        </div>
      }
    >
      <span className={isOld ? 'font-bold text-late-text' : 'font-bold text-text'}>
        {isOld ? words.old : words.states[state]}
      </span>
      <span>{station ?? kitchen.pass}</span>
      {printer !== '' && <span>{printer}</span>}
      <span>{words.wanted(hour(wantedAt))}</span>
      {isCopy && isOpen && <span>DUPLICADO</span>}
    </DataRow>
  )
}
