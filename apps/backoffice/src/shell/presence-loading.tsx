import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { loadPresence } from '../state/load-presence.ts'

/** Shown until the server has said who is there. */
export function PresenceLoading({ hasFailed }: { readonly hasFailed: boolean }) {
  const { common } = useWords('common')
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-4 px-4">
      <h1 className="font-bold text-muted">{common.title}</h1>
      {hasFailed ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{common.failed}</p>
          <Button onClick={loadPresence}>{common.again}</Button>
        </div>
      ) : (
        <p className="text-muted">{common.loading}</p>
      )}
    </main>
  )
}
