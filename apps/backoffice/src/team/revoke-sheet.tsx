import { previewRevocation, revokeDevice } from '@comanda/contract/calls/staff/team/devices'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { AskSheet } from '../parts/ask-sheet.tsx'
import { Reading } from '../parts/reading.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { StaffDevice } from './team-things.ts'

interface RevokeSheetProps {
  readonly device: Pick<StaffDevice, 'deviceId' | 'name'>
  readonly onClose: () => void
}

/** Asked once, with who works on it: a revoked device needs a new code. */
export default function RevokeSheet({ device, onClose }: RevokeSheetProps) {
  const { devices: words } = useWords('team')
  const { deviceId, name } = device
  const { send, ...sending } = useSend()
  // Whoever needs a colleague for it sees no list of the devices either.
  const seesOthers = mayOpen(useWorker(), previewRevocation.right)
  const read = useRead(seesOthers ? `revocation ${deviceId}` : null, () => call(previewRevocation, { deviceId }))
  async function revoke(): Promise<void> {
    if (await send(() => call(revokeDevice, { deviceId }))) onClose()
  }
  return (
    <AskSheet
      title={words.revokeTitle(name)}
      text={words.revokeText}
      act={words.revoke}
      sending={sending}
      onAct={revoke}
      onClose={onClose}
    >
      {seesOthers && (
        <Reading of={read}>
          {({ signedIn, isLast }) => (
            <ul className="grid gap-1 font-bold empty:hidden">
              {signedIn.length > 0 && <li>{words.workingHere(signedIn.join(', '))}</li>}
              {isLast && <li>{words.lastDevice}</li>}
            </ul>
          )}
        </Reading>
      )}
    </AskSheet>
  )
}
