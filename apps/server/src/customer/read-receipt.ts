import type { Receipt } from '@comanda/rules/promotions/promotion'
import type { Reader } from '../database/database.ts'
import type { Owner } from './owner.ts'
import { findReceipt } from './receipt.repository.ts'

/** A receipt is its customer's own, whoever knows its code. */
export function readReceipt(db: Reader, owner: Owner, code: string): Promise<Receipt | undefined> {
  return findReceipt(db, owner, code)
}
