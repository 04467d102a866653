import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'

/** For what a screen does not wait for: null in place of a refusal, and of a line or a server that broke. */
export async function orNothing<Reply>(asked: Promise<Reply | ToldRefusal>): Promise<Reply | null> {
  try {
    const reply = await asked
    return isRefusal(reply) ? null : (reply as Exclude<typeof reply, ToldRefusal>)
  } catch {
    return null
  }
}
