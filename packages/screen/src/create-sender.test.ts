import type { ToldRefusal } from '@comanda/contract/refusals'
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
  expect(await sender.send(async () => expired, told)).toBeUndefined()
  expect(told).toHaveBeenCalledExactlyOnceWith(expired)
  expect(sender.get()).toEqual({ isSending: false, failure: expired })
  const sent = sender.send(async () => 'done', told)
  expect(sender.get()).toEqual({ isSending: true, failure: null })
  await sent
  expect(told).toHaveBeenCalledTimes(1)
})

it('tells a line that broke, and lets one press again', async () => {
  const sender = createSender()
  const told = vi.fn()
  const offline = new TypeError('Failed to fetch')
  await sender.send(async () => Promise.reject(offline), told)
  expect(told).toHaveBeenCalledExactlyOnceWith(offline)
  expect(sender.get()).toEqual({ isSending: false, failure: offline })
})

it('stays still while the page is being left', () => {
  const sender = createSender()
  sender.send(() => new Promise(() => undefined))
  expect(sender.get().isSending).toBe(true)
})
