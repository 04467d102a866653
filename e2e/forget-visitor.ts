import type { Page } from '@playwright/test'

/** Whoever comes next is nobody the site knows. The page is left first: open, it would go on asking, and be refused. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.context().clearCookies()
}
