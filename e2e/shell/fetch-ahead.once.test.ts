import type { Page } from '@playwright/test'
import { expect, fetchNothingAhead, test, waitUntilAlive } from '../journey.ts'

test.use({ fetchesAhead: true })

test('an idle page fetches the code of dialogs and of other screens, but not for who saves data [SHELL-064]', async ({
  page,
  visit,
  context,
}) => {
  const listFetched = (at: Page) =>
    at.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const saving = await context.newPage()
  await saving.addInitScript(fetchNothingAhead)
  await saving.goto('/')
  await waitUntilAlive(saving)
  await visit('/')
  const dialog = expect.stringContaining('/assets/setup-dialog')
  const screen = expect.stringContaining('/assets/contact.screen')
  await expect.poll(() => listFetched(page)).toEqual(expect.arrayContaining([dialog, screen]))
  // It was opened before, so its idle moment is over too.
  await saving.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await listFetched(saving)).not.toContainEqual(dialog)
  await saving.close()
})
