import type { CartId } from '@comanda/rules/ids'
import type { Receipt } from '@comanda/rules/promotions/promotion'
import type { Reader } from '../database/database.ts'
import type { Owner } from './owner.ts'
import { findReceipt, listHeldPoints } from './receipt.repository.ts'

interface ReceiptQuestion {
  readonly code: string
  /** The cart whose payment is under way: the points it holds itself count as available. */
  readonly heldBy: CartId | null
}

/** A receipt belongs to its customer, even if somebody else knows its code. */
export async function readReceipt(
  db: Reader,
  owner: Owner,
  { code, heldBy }: ReceiptQuestion,
): Promise<Receipt | undefined> {
  const found = await findReceipt(db, owner, code)
  if (found === undefined || heldBy === null) return found
  const held = (await listHeldPoints(db, owner.siteId, heldBy)).find((one) => one.code === found.code)
  return { ...found, pointsRemaining: found.pointsRemaining + (held?.points ?? 0) }
}
