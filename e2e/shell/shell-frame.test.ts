import { clickAtRest } from '../click-at-rest.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

test.describe('the drawer', () => {
  test('holds categories, brands, stores, phone, e-mail, allergens and languages [SITE-013, SITE-035, SHELL-043] [OPEN-108]', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const button = page.getByRole('button', { name: 'Menú' })
    await button.click()
    const drawer = page.getByRole('dialog', { name: 'Casa Comanda' })
    await expect(drawer.getByRole('link', { name: 'Tapas y raciones' })).toHaveAttribute('href', /tapas/)
    await expect(drawer.getByRole('button', { name: 'Casa Comanda Centro Cambiar de local' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Umi Sushi' })).toBeEnabled()
    await expect(drawer.getByRole('button', { name: 'Horno Comanda Próximamente' })).toBeDisabled()
    await expect(drawer.getByRole('link', { name: '+34 910 000 001' })).toHaveAttribute('href', 'tel:+34910000001')
    await expect(drawer.getByRole('link', { name: 'hola@casacomanda.example' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Alérgenos' })).toHaveAttribute('href', '/allergens')
    await expect(drawer.getByRole('link', { name: 'Deutsch' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Pedir la cuenta' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
})

test.describe('stores', () => {
  test('are listed with their details, chosen and remembered; a closed one says so [SHELL-057, SHELL-059, SITE-043, SITE-044] [OPEN-104]', async ({
    page,
    visit,
    context,
    isMobile,
  }) => {
    await visit('/')
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('button', { name: 'Cambiar de local' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuestros locales' })
    await expect(dialog).toContainText(
      /Casa Comanda Malasaña.*Corredera de la Prueba, 22, 28004 Madrid.*Martes a domingo.*\+34 910 000 002.*malasana@/s,
    )
    if (!isMobile) expect((await dialog.locator('..').boundingBox())?.width).toBe(600)
    await dialog.getByRole('button', { name: /Las Palmas/ }).click()
    const closed = page.getByRole('dialog', { name: 'Cerrado' })
    await expect(closed.getByRole('img', { name: 'Casa Comanda' })).toBeVisible()
    await expect(closed).toContainText('Estamos de obras en la cocina de reparto.')
    if (!isMobile) expect((await closed.locator('..').boundingBox())?.width).toBe(550)
    await closed.getByRole('button', { name: 'Entendido' }).click()
    expect((await context.cookies()).find(({ name }) => name === 'store-id')?.value).toBe('3')
    // On entry too, in the visitor's language, and once.
    await page.goto('/?lang=en')
    await waitUntilAlive(page)
    await expect(page.getByRole('dialog', { name: 'Closed' })).toContainText('Our takeaway kitchen is being renovated.')
    await page.getByRole('button', { name: 'Got it' }).click()
    await page.goto('/')
    await waitUntilAlive(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a phone offers to begin an order at the thumb, a wide screen does not; the footer has networks, pages by place, cookies, contact, stores, payments and the notice [SITE-013, SITE-016, SHELL-045, SHELL-046, SHELL-050, SHELL-065]', async ({
  page,
  visit,
  isMobile,
}) => {
  await visit('/')
  const bar = page.locator('.fixed').getByRole('button', { name: 'Iniciar pedido' })
  await expect(bar).toBeVisible({ visible: isMobile })
  if (isMobile) {
    await bar.click()
    await expect(page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('list', { name: 'Redes sociales' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:/,
  )
  const left = footer.getByRole('navigation', { name: 'Información' })
  await expect(left.getByRole('link', { name: 'Política de privacidad' })).toBeVisible()
  await expect(left.getByRole('button', { name: 'Configurar cookies' })).toBeVisible()
  const centre = footer.getByRole('navigation', { name: 'Contacto' })
  await expect(centre.getByRole('link', { name: 'Términos y condiciones' })).toBeVisible()
  await expect(left.getByRole('link', { name: 'Términos y condiciones' })).toHaveCount(0)
  await expect(centre.getByRole('link', { name: 'Contacto', exact: true })).toHaveAttribute('href', '/contact')
  await expect(footer).toContainText(/Calle de la Demostración, 1, 28013 Madrid.*Abierto todos los días/s)
  await expect(footer.getByRole('link', { name: '+34 910 000 001' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'hola@casacomanda.example' })).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Formas de pago' }).getByRole('listitem')).toHaveCount(4)
  await expect(footer).toContainText('Kit Digital')
  await clickAtRest(left.getByRole('button', { name: 'Política de cookies' }))
  await expect(page.getByRole('dialog')).toBeVisible()
})
