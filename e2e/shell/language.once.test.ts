import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { expect, test } from '../journey.ts'

test.describe('language', () => {
  test('is Spanish by default, and changed from the header, which returns home [SITE-022, SITE-027, SITE-030, SHELL-035]', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('link', { name: 'Ver la carta' })).toBeVisible()
    await page.getByRole('button', { name: 'Idioma: Español' }).click()
    const links = page.locator('#languages a')
    await expect(links).toHaveText(['Español', 'English', 'Català', 'Euskara', 'Français', 'Deutsch', 'Nederlands'])
    await links.filter({ hasText: 'Euskara' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'eu')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test.describe('of an English browser', () => {
    test.use({ locale: 'en-GB' })
    test('is English, prices too [SITE-029]', async ({ page, visit }) => {
      await visit('/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the fire to your table')
      await expect(page.getByText('€6.50').first()).toBeAttached()
      await expect(page.getByRole('article').filter({ hasText: 'Patatas bravas' }).last()).toContainText(
        'Potato | tomato',
      )
    })
  })

  test('is what the address asks for, remembered for seven days; one without a dictionary shows Spanish labels [SITE-028] [F-090]', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/?lang=gl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('link', { name: 'Ver la carta' })).toBeVisible()

    await visit('/?lang=ger')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: 'Zur Speisekarte' })).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 6.9 * 86_400)
    await visit('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')

    await visit('/?lang=cat')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ca')
    await expect(page.getByRole('link', { name: 'Veure la carta' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Patates braves' }).first()).toBeAttached()

    await visit('/?lang=nl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page.getByRole('link', { name: dictionaryOf('nl').home.seeMenu })).toBeVisible()
    await expect(page.getByText('Ver la carta')).toHaveCount(0)
  })
})
