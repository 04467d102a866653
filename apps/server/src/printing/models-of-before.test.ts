import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { getModelFacts, type PrinterModel } from '@comanda/rules/printing/printer-models'
import { codePages, printerLanguages } from '@comanda/rules/printing/printer-traits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from '../database/migration-line.ts'
import { transact } from '../database/transact.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

it('a printer from before models is spoken to as it was, in lines that are no longer than they were [DAY-211]', async () => {
  const file = (await readdir(migrationsFolder)).find((one) => one.endsWith('_printer-models.sql')) ?? ''
  const migration = await readFile(path.join(migrationsFolder, file), 'utf8')
  const update = migration.split('--> statement-breakpoint').find((part) => part.includes('UPDATE "printer"'))
  expect(update).toBeDefined()
  await transact(database.db, async (tx) => {
    // In the place of the table as it was then.
    await tx.execute(sql`create temp table printer (language text, code_page text, columns int, model text)`)
    for (const language of printerLanguages) {
      for (const codePage of codePages) {
        for (const columns of [24, 32, 41, 42, 48, 96]) {
          await tx.execute(sql`insert into printer values (${language}, ${codePage}, ${columns})`)
        }
      }
    }
    await tx.execute(sql.raw(update ?? ''))
    const { rows } = await tx.execute<{ language: string; code_page: string; columns: number; model: PrinterModel }>(
      sql`select * from printer`,
    )
    expect(rows).toHaveLength(54)
    for (const { language, code_page, columns, model } of rows) {
      const facts = getModelFacts(model)
      expect([model, facts.language]).toEqual([model, language])
      // Every printer of Star knows the page with all the letters; its paper of 80 mm always has room for 48.
      if (language !== 'esc-pos') expect(facts.codePage).toBe('windows1252')
      else {
        expect([model, facts.codePage]).toEqual([model, code_page])
        expect(facts.columns).toBeLessThanOrEqual(Math.max(columns, 32))
      }
    }
  })
})
