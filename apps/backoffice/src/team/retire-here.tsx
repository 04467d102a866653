import { revokeDevice } from '@comanda/contract/calls/staff/team/devices'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { lazy, Suspense, useState } from 'react'
import { mayPress, useWorker } from '../parts/worker.ts'

const RevokeSheet = lazy(() => import('./revoke-sheet.tsx'))

/** Takes the device in one's hand off the list, for whoever gives it away; a colleague may have to allow it. */
export function RetireHere() {
  const { door } = useWords('door')
  const worker = useWorker()
  const [isOpen, setOpen] = useState(false)
  const { device } = worker
  if (device === null || !mayPress(worker, revokeDevice)) return null
  return (
    <>
      <Button look="quiet" size="small" className="min-h-11" onClick={() => setOpen(true)}>
        {door.retireHere}
      </Button>
      <Suspense>{isOpen && <RevokeSheet device={device} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
