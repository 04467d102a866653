import type { ToldRefusal } from '@comanda/contract/refusals'
import { bookingErrorSeconds } from '@comanda/rules/booking/confirming'
import { expect, it, vi } from 'vitest'
import { createSender } from './create-sender.ts'

const expired: ToldRefusal = { refused: 'coupon-expired', message: 'El cupón ha caducado' }

it('sends once, however often it is pressed', async () => {
  const sender = createSender()
  const make = vi.fn(async () => 'done')
  const [first, second] = [sender.send(make), sender.send(make)]
  expect(sender.get().isSending).toBe(true)
  expect(await Promise.all([first, second])).toEqual(['done', undefined])
  expect(make).toHaveBeenCalledTimes(1)
  expect(sender.get()).toEqual({ isSending: false, failure: null })
  expect(await sender.send(make)).toBe('done')
})

it('tells and shows a refusal, until something is sent again', async () => {
  const sender = createSender()
  const told = vi.fn()
  expect(await sender.send(async () => expired, { tell: told })).toBeUndefined()
  expect(told).toHaveBeenCalledExactlyOnceWith(expired)
  expect(sender.get()).toEqual({ isSending: false, failure: expired })
  sender.forgive()
  expect(sender.get()).toEqual({ isSending: false, failure: null })
  await sender.send(async () => expired)
  const sent = sender.send(async () => 'done', { tell: told })
  expect(sender.get()).toEqual({ isSending: true, failure: null })
  await sent
  expect(told).toHaveBeenCalledTimes(1)
})

it('tells a line that broke, and lets one press again', async () => {
  const sender = createSender()
  const told = vi.fn()
  const offline = new TypeError('Failed to fetch')
  await sender.send(async () => Promise.reject(offline), { tell: told })
  expect(told).toHaveBeenCalledExactlyOnceWith(offline)
  expect(sender.get()).toEqual({ isSending: false, failure: offline })
})

it('stays still while the page is being left', () => {
  const sender = createSender()
  sender.send(() => new Promise(() => undefined))
  expect(sender.get().isSending).toBe(true)
})

it('takes a no of somebody else, such as a bank, for no success', async () => {
  const sender = createSender()
  const declined = new Error('Tarjeta rechazada')
  expect(await sender.send(async () => declined)).toBeUndefined()
  expect(sender.get().failure).toBe(declined)
})

it('shows an error for three seconds where asked to, and then gives the button back [BOOKING-020] [BOOKING-021] [CONST-003]', async () => {
  vi.useFakeTimers()
  const sender = createSender()
  const shownMs = bookingErrorSeconds * 1000
  expect(shownMs).toBe(3000)
  await sender.send(async () => expired, { shownMs })
  await vi.advanceTimersByTimeAsync(2999)
  expect(sender.get().failure).toMatchObject({ message: 'El cupón ha caducado' })
  await vi.advanceTimersByTimeAsync(1)
  expect(sender.get()).toEqual({ isSending: false, failure: null })
  // The end of an older error's time must not hide what is sent now.
  await sender.send(async () => expired, { shownMs })
  const sending = sender.send(() => new Promise<string>((done) => setTimeout(done, 9000, 'done')))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sender.get().isSending).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await sending).toBe('done')
  vi.useRealTimers()
})
