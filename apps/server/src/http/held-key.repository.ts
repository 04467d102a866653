import type { Pool, PoolClient } from 'pg'

/** One connection holds all keys that this process works on: when the process dies, the database frees them. */
interface Holder {
  readonly client: Promise<PoolClient>
  users: number
  /** The last question that was put to the connection: it takes one at a time. */
  last: Promise<unknown>
  /** A key could not be freed: the connection is ended, and with it whatever it holds. */
  isLost: boolean
}

const holderOf = new WeakMap<Pool, Holder>()
/** A connection may take its own lock twice, so the process itself knows what it holds. */
const heldHere = new WeakMap<Pool, Set<string>>()

/** Works while nobody else holds the key, in this process or in another; undefined when somebody does. */
export async function whileHolding<Result>(
  pool: Pool,
  key: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const held = heldHere.get(pool) ?? new Set()
  heldHere.set(pool, held)
  if (held.has(key)) return undefined
  held.add(key)
  try {
    return await withHolder(pool, async (holder) => {
      if (!(await ask(holder, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as done', key))) return undefined
      try {
        return await work()
      } finally {
        await ask(holder, 'select pg_advisory_unlock(hashtextextended($1, 0)) as done', key).catch(() => {
          holder.isLost = true
        })
      }
    })
  } finally {
    held.delete(key)
  }
}

async function ask(holder: Holder, question: string, key: string): Promise<boolean> {
  const client = await holder.client
  const answer = holder.last.then(() => client.query<{ done: boolean }>({ text: question }, [key]))
  holder.last = answer.catch(() => {})
  return (await answer).rows[0]?.done === true
}

/** Shares the connection with the other keys under way, and gives it back to the pool after the last of them. */
async function withHolder<Result>(pool: Pool, use: (holder: Holder) => Promise<Result>): Promise<Result> {
  const holder = holderOf.get(pool) ?? { client: pool.connect(), users: 0, last: Promise.resolve(), isLost: false }
  holderOf.set(pool, holder)
  holder.users += 1
  try {
    return await use(holder)
  } catch (error) {
    // The connection may be the reason: whoever comes next gets a new one.
    if (holderOf.get(pool) === holder) holderOf.delete(pool)
    throw error
  } finally {
    holder.users -= 1
    if (holder.users === 0) {
      if (holderOf.get(pool) === holder) holderOf.delete(pool)
      await holder.client.then((client) => client.release(holder.isLost)).catch(() => {})
    }
  }
}
