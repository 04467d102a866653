import type { StaffPage } from '@comanda/contract/staff-pages'
import { type WaitingKind, waitingKinds } from '@comanda/rules/waiting/waiting-kind'
import { useWords } from '@comanda/screen/words'
import { Link } from 'react-router'
import { waitingNow } from '../boards/waiting.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { pageRights } from '../parts/page-rights.ts'
import { Screen } from '../parts/screen.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'

/** Where somebody does something about it; the first of them that they may open. */
const places: Readonly<Record<WaitingKind, { readonly icon: IconName; readonly to: readonly StaffPage[] }>> = {
  order: { icon: 'orders', to: ['/orders'] },
  call: { icon: 'hand', to: ['/floor'] },
  dish: { icon: 'pass', to: ['/kitchen', '/floor'] },
  printer: { icon: 'printer', to: ['/printing', '/floor'] },
  payment: { icon: 'card', to: ['/orders'] },
  message: { icon: 'mail', to: ['/'] },
}

/** Everything that waits for somebody, by kind, and a way to each (DAY-210). */
export function Component() {
  const { common, waiting: words } = useWords('common', 'waiting')
  const { things, isAlarming } = waitingNow.use()
  const worker = useWorker()
  const { hour } = useMoments()
  const shown = waitingKinds.flatMap((kind) => {
    const of = things.filter((thing) => thing.kind === kind)
    const oldest = of
      .map(({ since }) => since)
      .filter((since) => since !== null)
      .sort((a, b) => a - b)[0]
    return of.length === 0 ? [] : [{ kind, count: of.length, oldest }]
  })
  return (
    <Screen title={common.waiting}>
      {shown.length === 0 && <p className="text-muted">{words.nothing}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {shown.map(({ kind, count, oldest }) => {
          const { icon, to } = places[kind]
          const page = to.find((one) => mayOpen(worker, pageRights[one])) ?? '/'
          return (
            <li key={kind}>
              <Link
                to={page}
                className="flex h-full items-center gap-4 rounded-card bg-surface p-4 shadow-card hover:bg-sunken"
              >
                <Icon name={icon} />
                <span className={kind === 'order' && isAlarming ? 'text-figure text-late-text' : 'text-figure'}>
                  {count}
                </span>
                <span className="min-w-0 grow">
                  <span className="block font-bold">{words.kinds[kind](count)}</span>
                  {oldest !== undefined && (
                    <span className="block text-sm text-muted">{words.since(hour(oldest))}</span>
                  )}
                </span>
                <Icon name="next" className="size-5 text-muted" />
              </Link>
            </li>
          )
        })}
      </ul>
    </Screen>
  )
}
