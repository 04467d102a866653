import { type Browser, chromium } from '@playwright/test'
import { quietFlags } from '../../e2e/quiet-flags.ts'
import { findBrowser } from '../../tools/find-browser.ts'

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...quietFlags] })
}
