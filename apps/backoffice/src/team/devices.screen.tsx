import { listDevices } from '@comanda/contract/calls/staff/team/devices'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { DataList, DataRow } from '@comanda/ui/data-list'
import { useState } from 'react'
import { Link } from 'react-router'
import { InStore } from '../parts/in-store.tsx'
import { Reading } from '../parts/reading.tsx'
import { Screen } from '../parts/screen.tsx'
import { useMoments } from '../parts/use-moments.ts'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { CodeSheet } from './code-sheet.tsx'
import { LockChoice } from './lock-choice.tsx'
import RevokeSheet from './revoke-sheet.tsx'
import type { StaffDevice } from './team-things.ts'

/** A device that comes while the list is open appears by itself. */
const lookEveryMs = 5_000

/** The paired devices of the stores in reach. */
export function Component() {
  const { common, devices: words } = useWords('common', 'team')
  const devices = useRead(
    'devices',
    () => call(listDevices, {}),
    () => lookEveryMs,
  )
  const [open, setOpen] = useState<StaffDevice | 'new' | null>(null)
  const close = () => {
    setOpen(null)
    devices.again()
  }
  return (
    <Screen
      title={common.devices}
      text={words.text}
      action={<Button onClick={() => setOpen('new')}>{words.add}</Button>}
    >
      <Reading of={devices}>
        {(listed) =>
          listed.length === 0 ? (
            <p className="rounded-card bg-surface p-5 shadow-card">{words.empty}</p>
          ) : (
            <DataList label={common.devices}>
              {listed.map((device) => (
                <DataRow
                  key={device.deviceId}
                  title={device.name}
                  end={
                    <div className="grid justify-items-end gap-2 sm:flex sm:items-center sm:gap-4">
                      <LockChoice key={device.lockMinutes} device={device} />
                      <DeviceEnd device={device} onRevoke={() => setOpen(device)} />
                    </div>
                  }
                >
                  <InStore storeId={device.storeId}>
                    <DeviceFacts device={device} />
                  </InStore>
                </DataRow>
              ))}
            </DataList>
          )
        }
      </Reading>
      {open === 'new' && <CodeSheet onClose={close} />}
      {open && open !== 'new' && <RevokeSheet device={open} onClose={close} />}
    </Screen>
  )
}

/** A printer is taken away where it is said what would be left without paper. */
function DeviceEnd({ device, onRevoke }: { readonly device: StaffDevice; readonly onRevoke: () => void }) {
  const { devices: words } = useWords('team')
  const look = { look: 'soft', size: 'small' } as const
  if (device.kind === 'printer') {
    return (
      <Link to="/printing" className={buttonClass(look, 'min-h-11')}>
        {words.toPrinters}
      </Link>
    )
  }
  return (
    <Button {...look} className="min-h-11" onClick={onRevoke}>
      {words.revoke}
    </Button>
  )
}

function DeviceFacts({ device }: { readonly device: StaffDevice }) {
  const { devices: words } = useWords('common', 'team')
  const { stores } = useWorker()
  const { moment } = useMoments()
  const { kind, storeId, isAway, pairedBy, pairedAt, lastSeenAt } = device
  return (
    <>
      <span className={isAway ? 'font-bold text-late-text' : 'font-bold'}>{isAway ? words.away : words.present}</span>
      <span className="text-text">{words.kinds[kind]}</span>
      <span>{stores.find((store) => store.storeId === storeId)?.name}</span>
      <span>{words.seen(moment(lastSeenAt))}</span>
      {pairedBy && <span>{words.pairedBy(pairedBy.name, moment(pairedAt))}</span>}
    </>
  )
}
