import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'

/** For data that a screen does not wait for: null instead of a refusal or a failed connection or server. */
export async function orNull<Reply>(asked: Promise<Reply | ToldRefusal>): Promise<Reply | null> {
  try {
    const reply = await asked
    return isRefusal(reply) ? null : (reply as Exclude<typeof reply, ToldRefusal>)
  } catch {
    return null
  }
}
