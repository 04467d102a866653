import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { Database, Tx } from './database.ts'
import { transact } from './transact.ts'

/** Work whose refusal leaves no trace: everything it wrote before is rolled back. */
export async function transactOrRefuse<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  try {
    return await transact(database, async (tx) => {
      const result = await work(tx)
      if (isRefusal(result)) throw new TakenBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.refusal
    throw error
  }
}

class TakenBack extends Error {
  readonly refusal: Refusal
  constructor(refused: Refusal) {
    super(refused.refused)
    this.refusal = refused
  }
}
