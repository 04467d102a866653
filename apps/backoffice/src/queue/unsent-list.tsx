import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useMomentsIn } from '../parts/use-moments.ts'
import type { Noted } from './noted.ts'
import { dropAllNoted, useUnsent } from './unsent.ts'

/** The writes that this device could not send, for a person who types it elsewhere (DAY-011). */
export function UnsentList() {
  const { door } = useWords('door')
  const unsent = useUnsent()
  if (unsent.length === 0) return null
  return (
    <section aria-label={door.unsent} className="grid gap-3 rounded-card bg-surface p-4 shadow-card ring-2 ring-late">
      <Heading level={2} look="block">
        {door.unsent}
      </Heading>
      <p className="text-pretty">{door.unsentText}</p>
      <ul className="grid gap-2">
        {unsent.map((noted) => (
          <li key={`${noted.at} ${noted.text}`} className="rounded-2xl bg-sunken px-3 py-2 [overflow-wrap:anywhere]">
            <NotedHour of={noted} /> <strong>{noted.text}</strong>
          </li>
        ))}
      </ul>
      <Button look="soft" onClick={dropAllNoted}>
        {door.unsentTyped}
      </Button>
    </section>
  )
}

function NotedHour({ of: { at, timeZone } }: { readonly of: Noted }) {
  const { hour } = useMomentsIn(timeZone)
  return <span className="text-muted tabular-nums">{hour(at)}</span>
}
