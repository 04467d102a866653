import type { Page } from '@playwright/test'

const guest = { name: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' }

/** Who orders, as the checkout asks for it. */
export async function fillInContact(page: Page, contact: Partial<typeof guest> = {}): Promise<void> {
  const { name, email, phone } = { ...guest, ...contact }
  await page.getByLabel('Nombre y apellidos').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Teléfono').fill(phone)
}
