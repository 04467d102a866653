import { useWords } from '@comanda/screen/words'
import { ChangeList } from './change-list.tsx'
import type { Stale } from './find-stale.ts'
import { useMoments } from './use-moments.ts'

/** The person who was faster, when it was, and the fields that they changed; what was typed here is kept (DAY-038). */
export default function StaleNotice({ stale: { by, at, before, after } }: { readonly stale: Stale }) {
  const { common } = useWords('common')
  const { moment } = useMoments()
  return (
    <>
      <p>{common.changedBy(by, moment(at))}</p>
      <p className="grid">
        <ChangeList before={before} after={after} />
      </p>
      <p>{common.yoursKept}</p>
    </>
  )
}
