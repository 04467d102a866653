import { openDatabase } from '../../database/database.ts'

/** Stands for a busy server in the tests that kill one: it prints each number only after it was acknowledged. */
const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('name the data folder')
const { pool } = await openDatabase({ dataDir })
await pool.query('create table if not exists written (number integer primary key)')
const { rows } = await pool.query<{ last: number | null }>('select max(number) as last from written')
for (let number = (rows[0]?.last ?? 0) + 1; ; number += 1) {
  await pool.query('insert into written values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
