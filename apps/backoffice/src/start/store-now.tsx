import type { ReplyOf } from '@comanda/contract/call'
import { countBooked } from '@comanda/contract/calls/staff/book'
import { showNow } from '@comanda/contract/calls/staff/waiting'
import type { StaffPage } from '@comanda/contract/staff-pages'
import type { StoreId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { useRead } from '@comanda/screen/use-read'
import { usePrice, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { waitingNow } from '../boards/waiting.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { pageRights } from '../parts/page-rights.ts'
import { Reading } from '../parts/reading.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'

type Now = ReplyOf<typeof showNow>
const lookEveryMs = 15_000

/** How the store stands now, as far as somebody may know it (DAY-218). */
export function StoreNow({ storeId }: { readonly storeId: StoreId }) {
  const { now: words } = useWords('waiting')
  const read = useRead(
    `now ${storeId}`,
    () => call(showNow, { storeId }),
    () => lookEveryMs,
  )
  return (
    <section aria-label={words.title} className="grid gap-3">
      <Reading of={read}>{(now) => <Figures storeId={storeId} now={now} />}</Reading>
    </section>
  )
}

interface FiguresProps {
  readonly storeId: StoreId
  readonly now: Now
}

function Figures({ storeId, now: { late, tables, cash, people, sales } }: FiguresProps) {
  const { common, now: words } = useWords('common', 'waiting')
  const price = usePrice()
  const waiting = waitingNow.use().things.length
  const booked = useBooked(storeId)
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-3">
      <Figure icon="bell" label={words.waiting} value={waiting} to={['/waiting']} />
      {late !== null && (
        <Figure icon="clock" label={words.late} value={late} isLate={late > 0} to={['/kitchen', '/orders']} />
      )}
      {tables !== null && tables.all > 0 && (
        <Figure icon="table" label={words.tables} value={tables.open} note={words.of(tables.all)} to={['/floor']} />
      )}
      {booked !== null && (
        <Figure
          icon="book"
          label={common.book}
          value={booked.bookings}
          note={words.guests(booked.people)}
          to={['/book']}
        />
      )}
      {sales !== null && (
        <Figure
          icon="reports"
          label={words.sales}
          value={price(sales.today.gross)}
          note={words.orders(sales.today.orders)}
        >
          {words.before(price(sales.before.gross))}
        </Figure>
      )}
      {cash !== null && (
        <Figure icon="till" label={words.cash} value={price(cents(cash.drawer + cash.pouches))}>
          {cash.pouches > 0 && words.pouches(price(cash.pouches))}
        </Figure>
      )}
      {people !== null && (
        <Figure icon="people" label={words.people} value={people.length} to={['/people']}>
          {people.map(({ name }) => name).join(', ')}
        </Figure>
      )}
    </ul>
  )
}

/** Today's bookings, for whoever may see the book of a store that has one. */
function useBooked(storeId: StoreId) {
  const worker = useWorker()
  const hasBook = worker.stores.some((store) => store.storeId === storeId && store.hasBook)
  const isShown = hasBook && mayOpen(worker, pageRights['/book'])
  const read = useRead(
    isShown ? `booked ${storeId}` : null,
    () => call(countBooked, { storeId }),
    () => lookEveryMs,
  )
  return read.state === 'ready' ? read.value : null
}

interface FigureProps {
  readonly icon: IconName
  readonly label: string
  readonly value: number | string
  /** Beside the number, as small as its label. */
  readonly note?: string
  readonly isLate?: boolean
  /** Where somebody does something about it: the first that they may open. */
  readonly to?: readonly StaffPage[]
  readonly children?: ReactNode
}

function Figure({ icon, label, value, note, isLate = false, to = [], children }: FigureProps) {
  const worker = useWorker()
  const page = to.find((one) => mayOpen(worker, pageRights[one]))
  const look = 'flex h-full flex-col gap-1 rounded-card bg-surface p-3 shadow-card md:p-4'
  const inside = (
    <>
      <span className="flex items-center gap-2 text-sm text-muted">
        <Icon name={icon} className="size-5" />
        {label}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={classNames('text-figure whitespace-nowrap lg:text-figure-large', isLate && 'text-late-text')}>
          {value}
        </span>
        {note !== undefined && <span className="text-muted">{note}</span>}
      </span>
      {children && <span className="text-sm text-pretty text-muted">{children}</span>}
    </>
  )
  return (
    <li>
      {page === undefined ? (
        <div className={look}>{inside}</div>
      ) : (
        <Link to={page} className={`${look} hover:bg-sunken`}>
          {inside}
        </Link>
      )}
    </li>
  )
}
