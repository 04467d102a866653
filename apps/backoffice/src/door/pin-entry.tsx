import { enterPin } from '@comanda/contract/calls/staff/door'
import { call } from '../state/client.ts'
import { arrive } from '../state/presence.ts'
import { PinPad } from './pin-pad.tsx'
import type { Tile } from './tile.ts'

interface PinEntryProps {
  readonly tile: Tile
  readonly length: number
  readonly backLabel: string
  readonly onBack: () => void
  readonly onIn?: () => void
}

/** A person comes in by PIN. */
export function PinEntry({ onIn, ...pad }: PinEntryProps) {
  return (
    <PinPad
      {...pad}
      ask={(pin) => call(enterPin, { staffId: pad.tile.staffId, pin })}
      onYes={(session) => {
        arrive(session)
        onIn?.()
      }}
    />
  )
}
