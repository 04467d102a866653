import { revokeDevice } from '@comanda/contract/calls/staff/device'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { StaffDevice } from './team-things.ts'

/** Asked once: a revoked device needs a new code. */
export function RevokeSheet({ device, onClose }: { readonly device: StaffDevice; readonly onClose: () => void }) {
  const { desk, devices: words } = useWords('staff', 'team')
  const { isSending, failure, send } = useSend()
  async function revoke(): Promise<void> {
    if (await send(() => call(revokeDevice, { deviceId: device.deviceId }))) onClose()
  }
  return (
    <Sheet title={words.revokeTitle(device.name)} closeLabel={desk.close} isOpen onClose={onClose} width={400}>
      <div className="grid gap-4">
        <p className="text-pretty">{words.revokeText}</p>
        <Trouble failure={failure} />
        <Button disabled={isSending} onClick={revoke}>
          {words.revoke}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {desk.cancel}
        </Button>
      </div>
    </Sheet>
  )
}
