import type { TestApp } from '../test-app.ts'

/** PINs and passwords of staff that were compared, as an operator reads it. */
export async function countHashes({ app }: TestApp): Promise<number> {
  const { body } = await app.inject('/metrics')
  return Number(/^comanda_staff_hashes (\d+)$/m.exec(body)?.[1])
}
