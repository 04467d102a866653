import { setDeviceLock } from '@comanda/contract/calls/staff/team/devices'
import { type LockStep, lockSteps } from '@comanda/rules/door/lock-after'
import { tell } from '@comanda/screen/toasts'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { useId, useState } from 'react'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import type { StaffDevice } from './team-things.ts'

/** After how long a device locks itself (DAY-022); nothing for one that never does. */
export function LockChoice({ device }: { readonly device: StaffDevice }) {
  const { deviceId, name, lockMinutes } = device
  const { common, devices: words } = useWords('common', 'team')
  const { isSending, failure, send } = useSend()
  const [chosen, choose] = useState(lockMinutes)
  const id = useId()
  const say = (step: LockStep) => (step === 0 ? words.never : words.after(step))
  async function change(step: LockStep): Promise<void> {
    if ((await send(() => call(setDeviceLock, { deviceId, minutes: step }))) === undefined) return
    choose(step)
    tell(common.saved)
  }
  if (chosen === null) return null
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="text-muted">
        {words.locks}
        <span className="sr-only">: {name}</span>
      </label>
      <select
        id={id}
        value={chosen}
        disabled={isSending}
        onChange={({ target }) => {
          const step = lockSteps.find((one) => String(one) === target.value)
          if (step !== undefined) void change(step)
        }}
        className="h-11 rounded-control border border-line bg-surface px-3 text-text"
      >
        {lockSteps.map((step) => (
          <option key={step} value={step}>
            {say(step)}
          </option>
        ))}
      </select>
      <Trouble failure={failure} />
    </div>
  )
}
