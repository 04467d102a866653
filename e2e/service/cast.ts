import { quiet } from './house/sites.ts'
import { type Counter, openCounter } from './roles/counter.ts'
import { type Kitchen, openPass, openQuietPass, openStation } from './roles/kitchen.ts'
import { openPrinters, type Printers } from './roles/printers.ts'
import { openRider, type Rider } from './roles/rider.ts'
import { openWaiter, type Waiter } from './roles/waiter.ts'
import type { Stage } from './stage.ts'
import type { Witness } from './witness.ts'

/** Everybody of the house who has a screen open, and the printers. */
export interface Cast {
  readonly station: Kitchen
  readonly pass: Kitchen
  readonly counter: Counter
  readonly waiter: Waiter
  readonly rider: Rider
  readonly printers: Printers
  /** Who must see nothing of it. */
  readonly bystander: Witness
}

export async function openCast(stage: Stage): Promise<Cast> {
  const [station, pass, counter, waiter, rider, bystander] = await Promise.all([
    openStation(stage),
    openPass(stage),
    openCounter(stage),
    openWaiter(stage),
    openRider(stage),
    openQuietPass(stage, quiet),
  ])
  return { station, pass, counter, waiter, rider, printers: openPrinters(stage), bystander }
}

export const listStaff = ({ station, pass, counter, waiter, rider, printers, bystander }: Cast): Witness[] => [
  station,
  pass,
  counter,
  waiter,
  rider,
  printers,
  bystander,
]
