import type { Locator, Page } from '@playwright/test'

export interface BookingGuest {
  readonly name?: string
  readonly surname?: string
  readonly email: string
  readonly phone: string
}

/** Fills in the guest and both consents: everything that a booking needs before it is sent. */
export async function fillInBooking(form: Locator | Page, guest: BookingGuest): Promise<void> {
  await form.getByLabel('Nombre').fill(guest.name ?? 'Marta')
  await form.getByLabel('Apellidos').fill(guest.surname ?? 'Sanz')
  await form.getByLabel('Correo electrónico').fill(guest.email)
  await form.getByLabel('Teléfono').fill(guest.phone)
  await form.getByLabel(/política de privacidad/).check()
  await form.getByLabel(/ley de protección de datos/).check()
}
