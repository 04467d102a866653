import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import type { Tx } from '../database.ts'
import { transact, transactWithin } from '../transact.ts'
import { Batch } from './batch.ts'
import type { Sum } from './line.ts'
import { joinTo, toLine } from './to-tx.ts'

let database: TestDatabase
const roundTrips = vi.spyOn(Batch.prototype, 'submit')
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
  await database.pool.query('create table written (number integer primary key)')
})
beforeEach(async () => {
  await database.pool.query('truncate written')
  roundTrips.mockClear()
})
afterAll(() => database.drop())

const write = (number: number) => sql`insert into written values (${number})`
const count = sql`select count(*)::integer as count from written`
const listWritten = async () =>
  (await database.pool.query<{ number: number }>('select number from written order by 1')).rows.map(
    ({ number }) => number,
  )

it('asks nothing of the database where the work asks nothing', async () => {
  await transact(database.db, (tx) => transactWithin(tx, async () => 'nothing'))
  expect(roundTrips).not.toHaveBeenCalled()
})

it('sends together what is asked for together, in its order, and each sees what came before it', async () => {
  const counts = await transact(database.db, (tx) =>
    Promise.all([tx.execute(write(1)), tx.execute(count), tx.execute(write(2)), tx.execute(count)]),
  )
  expect(counts.map(({ rows }) => rows[0]?.count)).toEqual([undefined, 1, undefined, 2])
  expect(roundTrips).toHaveBeenCalledTimes(2)
  expect(await listWritten()).toEqual([1, 2])
})

it('sends beginnings, savepoints and what is left with the next statement', async () => {
  await transact(database.db, async (tx) => {
    await transactWithin(tx, () => transact(joinTo(tx), (part) => part.execute(write(1))))
    toLine(tx).leave({ text: 'insert into written values ($1)' }, [2])
  })
  expect(roundTrips).toHaveBeenCalledTimes(2)
  expect(await listWritten()).toEqual([1, 2])
})

it('says at its end, in one statement, what was gathered on the way, but not what was taken back', async () => {
  const sums: unknown[] = []
  const sumUp: Sum = {
    toStatement(rows) {
      sums.push(rows)
      return { text: 'insert into written select unnest($1::int[])', values: [rows.map(([number]) => number)] }
    },
  }
  await transact(database.db, async (tx) => {
    toLine(tx).gather(sumUp, [1])
    const failing = transactWithin(tx, async () => {
      toLine(tx).gather(sumUp, [2])
      await transactWithin(tx, async () => toLine(tx).gather(sumUp, [3]))
      throw new Error('the part failed')
    })
    await expect(failing).rejects.toThrow('the part failed')
    expect((await tx.execute(count)).rows).toEqual([{ count: 0 }])
    await transactWithin(tx, async () => toLine(tx).gather(sumUp, [4]))
  })
  expect(sums).toEqual([[[1], [4]]])
  expect(await listWritten()).toEqual([1, 4])
  // The connection's next transaction says nothing of it again, also after one that failed.
  const failing = transact(database.db, async (tx) => {
    toLine(tx).gather(sumUp, [5])
    await tx.execute(write(1))
  })
  await expect(failing).rejects.toMatchObject({ cause: { constraint: 'written_pkey' } })
  await transact(database.db, (tx) => tx.execute(write(6)))
  expect(await listWritten()).toEqual([1, 4, 6])
})

it('fails as a whole when what was left fails', async () => {
  const failing = transact(database.db, async (tx) => {
    await tx.execute(write(1))
    toLine(tx).leave({ text: 'insert into written values ($1)' }, [1])
  })
  await expect(failing).rejects.toMatchObject({ constraint: 'written_pkey' })
  expect(await listWritten()).toEqual([])
})

it('tells each statement of a round trip whether it was done, and keeps none if nobody minds', async () => {
  let outcomes: string[] = []
  const swallowing = transact(database.db, async (tx) => {
    const settled = await Promise.allSettled([1, 1, 2].map((number) => tx.execute(write(number))))
    outcomes = settled.map(({ status }) => status)
  })
  await expect(swallowing).rejects.toThrow('taken back')
  expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await listWritten()).toEqual([])
})

it('takes back only the part that failed, also where a part begins with another', async () => {
  await transact(database.db, async (tx) => {
    await tx.execute(write(1))
    await transactWithin(tx, async () => {
      const inner = transact(joinTo(tx), async (part) => {
        await part.execute(write(2))
        toLine(part).leave({ text: 'insert into written values ($1)' }, [3])
        throw new Error('the inner one fails')
      })
      await expect(inner).rejects.toThrow('the inner one fails')
      await tx.execute(write(4))
    })
    await expect(transactWithin(tx, () => tx.execute(write(4)))).rejects.toThrow()
    await tx.execute(write(5))
  })
  expect(await listWritten()).toEqual([1, 4, 5])
})

it('needs no savepoint for a part that begins at the start', async () => {
  const isByItself = sql`select xmin::text = pg_current_xact_id()::xid::text as whole from written`
  const rows = await transact(database.db, async (tx) => {
    await tx.execute(count)
    toLine(tx).startHere()
    await transactWithin(tx, () => transact(joinTo(tx), (part) => part.execute(write(1))))
    await transactWithin(tx, () => tx.execute(write(2)))
    return (await tx.execute(isByItself)).rows
  })
  // What a savepoint holds has a number of its own.
  expect(rows).toEqual([{ whole: true }, { whole: false }])
})

it('begins anew where a part fails that began at the start, and forgets what came before', async () => {
  await transact(database.db, async (tx) => {
    await tx.execute(write(1))
    toLine(tx).startHere()
    const failing = transactWithin(tx, async () => {
      await tx.execute(write(2))
      toLine(tx).leave({ text: 'insert into written values ($1)' }, [3])
      await tx.execute(write(2))
    })
    await expect(failing).rejects.toMatchObject({ cause: { constraint: 'written_pkey' } })
    expect(toLine(tx).hasBegunAnew).toBe(true)
    await transactWithin(tx, () => tx.execute(write(4)))
    await expect(transactWithin(tx, () => tx.execute(write(4)))).rejects.toThrow()
    await tx.execute(write(5))
  })
  expect(await listWritten()).toEqual([4, 5])
  // The connection's next transaction has a start of its own.
  await transact(database.db, async (tx) => {
    await tx.execute(write(6))
    await transactWithin(tx, () => tx.execute(write(6))).catch(() => {})
    expect(toLine(tx).hasBegunAnew).toBe(false)
  })
  expect(await listWritten()).toEqual([4, 5, 6])
})

it('goes on with what was asked before the start where what came after it was never sent', async () => {
  await transact(database.db, async (tx) => {
    const before = tx.execute(write(1))
    toLine(tx).startHere()
    const failing = transactWithin(tx, async () => {
      toLine(tx).leave({ text: 'insert into written values ($1)' }, [2])
      throw new Error('it fails at once')
    })
    await expect(failing).rejects.toThrow('at once')
    await before
    expect(toLine(tx).hasBegunAnew).toBe(false)
  })
  expect(await listWritten()).toEqual([1])
})

it('never goes back further than to the beginning of the part that failed', async () => {
  const failing = transact(database.db, async (tx) => {
    await transactWithin(tx, async () => {
      await tx.execute(write(1))
      // Its failure takes the savepoint of the inner part with it.
      toLine(tx).leave({ text: 'insert into written values ($1)' }, [1])
      await transactWithin(tx, () => tx.execute(write(2))).catch(() => {})
    })
    await tx.execute(write(3))
  })
  await expect(failing).rejects.toThrow()
  expect(await listWritten()).toEqual([])
})

it('does nothing any more of a part that was taken back', async () => {
  let late: PromiseSettledResult<unknown> | undefined
  await transact(database.db, async (tx) => {
    await tx.execute(write(1))
    await transactWithin(tx, async () => {
      await tx.execute(write(2))
      const slow = Promise.allSettled([tx.execute(write(3))])
      slow.then(([settled]) => {
        late = settled
      })
      await null
      throw new Error('something else fails at the same moment')
    }).catch(() => {})
    await tx.execute(write(4))
  })
  expect(late?.status).toBe('rejected')
  expect(await listWritten()).toEqual([1, 4])
})

it.each([
  ['committed', async () => {}],
  ['taken back', () => Promise.reject(new Error('the work fails'))],
])('does nothing that is asked for after it was %s', async (_end, finish) => {
  let kept: Tx | undefined
  await transact(database.db, async (tx) => {
    kept = tx
    await tx.execute(count)
    await finish()
  }).catch(() => {})
  await expect(kept?.execute(write(1))).rejects.toMatchObject({ cause: { message: 'the transaction is over' } })
  expect(await listWritten()).toEqual([])
})

it('keeps a statement prepared that failed, and one that was skipped is prepared when it comes again', async () => {
  const fresh = (tx: Tx, number: number) =>
    toLine(tx).query({ name: 'fresh', text: 'insert into written values ($1) returning number' }, [number])
  const skipped = (tx: Tx) => toLine(tx).query({ name: 'skipped', text: 'select $1::integer as number' }, [7])
  for (let time = 0; time < 3; time += 1) {
    const failing = transact(database.db, (tx) => Promise.all([fresh(tx, 1), fresh(tx, 1), skipped(tx)]))
    await expect(failing).rejects.toMatchObject({ constraint: 'written_pkey' })
  }
  const done = await transact(database.db, (tx) => Promise.all([fresh(tx, 1), skipped(tx)]))
  expect(done.map(({ rows }) => rows)).toEqual([[{ number: 1 }], [{ number: 7 }]])
})

it('does nothing of a round trip after a statement whose name means another', async () => {
  const failing = transact(database.db, async (tx) => {
    await toLine(tx).query({ name: 'twice', text: 'select $1::integer as one' }, [1])
    const other = toLine(tx).query({ name: 'twice', text: 'select $1::integer as other' }, [1])
    return Promise.all([tx.execute(write(1)), other, tx.execute(write(2))])
  })
  await expect(failing).rejects.toThrow('must be unique')
  expect(await listWritten()).toEqual([])
})

it('tells all who wait when the connection breaks amid a round trip, and never uses it again', async () => {
  const ownEnd = sql`select pg_terminate_backend(pg_backend_pid())`
  const settled = transact(database.db, async (tx) => {
    const outcomes = await Promise.allSettled([tx.execute(write(1)), tx.execute(ownEnd), tx.execute(write(2))])
    expect(outcomes[1].status).toBe('rejected')
    expect(outcomes[2].status).toBe('rejected')
  })
  await expect(settled).rejects.toThrow()
  expect(await listWritten()).toEqual([])
  expect(await transact(database.db, async (tx) => (await tx.execute(write(3))).rowCount)).toBe(1)
})

it('does nothing of a round trip after a value that cannot be written', async () => {
  const endless: { self?: unknown } = {}
  endless.self = endless
  const named = { name: 'with_json', text: 'select $1::jsonb as json' }
  const failing = transact(database.db, async (tx) => {
    await tx.execute(write(1))
    toLine(tx).leave(named, [endless])
  })
  await expect(failing).rejects.toThrow('circular')
  const again = await transact(database.db, (tx) => toLine(tx).query(named, ['{}']))
  expect(again.rows).toEqual([{ json: {} }])
  expect(await listWritten()).toEqual([])
  expect(await transact(database.db, async (tx) => (await tx.execute(write(2))).rowCount)).toBe(1)
})
