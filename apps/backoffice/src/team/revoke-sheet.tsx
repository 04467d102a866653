import { revokeDevice } from '@comanda/contract/calls/staff/team/devices'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { AskSheet } from '../parts/ask-sheet.tsx'
import { call } from '../state/client.ts'
import type { StaffDevice } from './team-things.ts'

/** Asked once: a revoked device needs a new code. */
export function RevokeSheet({ device, onClose }: { readonly device: StaffDevice; readonly onClose: () => void }) {
  const { devices: words } = useWords('team')
  const { send, ...sending } = useSend()
  async function revoke(): Promise<void> {
    if (await send(() => call(revokeDevice, { deviceId: device.deviceId }))) onClose()
  }
  return (
    <AskSheet
      title={words.revokeTitle(device.name)}
      text={words.revokeText}
      act={words.revoke}
      sending={sending}
      onAct={revoke}
      onClose={onClose}
    />
  )
}
