import { useWords } from '@comanda/screen/words'
import type { repeatUsual } from './repeat-usual.ts'

/** The dishes of the last order that cannot be had today, each with the reason. */
export function LeftOutOfUsual({ left }: Pick<ReturnType<typeof repeatUsual>, 'left'>) {
  const { telephone: words } = useWords('telephone')
  if (left.length === 0) return null
  const named = left.map(({ name, why }) => `${name} (${words.why[why]})`)
  return (
    <p role="status" className="rounded-control bg-soon-soft px-4 py-3 font-bold text-pretty text-on-soon-soft">
      {words.leftOut(named.join(', '))}
    </p>
  )
}
