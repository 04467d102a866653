import { isRefusal, type Refusal } from '@comanda/contract/refusals'

/** The reply of a call that must not be refused. */
export async function accepted<Reply>(reply: Promise<Reply>): Promise<Exclude<Reply, Refusal>> {
  const told = await reply
  if (isRefusal(told)) throw new Error(`refused: ${told.refused}`)
  return told as Exclude<Reply, Refusal>
}
