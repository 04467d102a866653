import { type StoreId, toId } from '@comanda/rules/ids'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCardField } from './open-card-field.ts'

const script = 'https://stripe.example/script.js'
const field = { mount: vi.fn(), on: (_event: string, hear: () => void) => hear(), clear: vi.fn(), destroy: vi.fn() }
const createToken = vi.fn()
const elements = vi.fn(() => ({ create: () => field }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (added: { onload(): void }) => queueMicrotask(() => added.onload()) },
  })
  vi.stubGlobal('window', { Stripe: () => ({ elements, createToken }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function open(signal: AbortSignal) {
  const call = async () => ({ publicKey: 'pk_test_1', script })
  return openCardField({ place: {} as never, storeId: toId<StoreId>(1), language: 'eu', signal, call: call as never })
}

it('is set up two seconds after it was asked for, and not before [PAY-007] [CONST-004]', async () => {
  const opening = open(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(field.mount).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await opening
  expect(field.mount).toHaveBeenCalledOnce()
  // Stripe knows no Basque.
  expect(elements).toHaveBeenCalledWith({ locale: 'es' })
})

it('hands over a token or the provider’s own sentence, and goes with its dialog', async () => {
  const dialog = new AbortController()
  const opening = open(dialog.signal)
  await vi.advanceTimersByTimeAsync(2_000)
  const opened = await opening
  createToken.mockResolvedValueOnce({ error: { message: 'Tu tarjeta está incompleta.' } })
  expect(await opened.takeToken()).toEqual({ kind: 'problem', message: 'Tu tarjeta está incompleta.' })
  createToken.mockResolvedValueOnce({ token: { id: 'tok_1' } })
  expect(await opened.takeToken()).toEqual({ kind: 'token', token: 'tok_1' })
  expect(field.destroy).not.toHaveBeenCalled()
  dialog.abort()
  expect(field.destroy).toHaveBeenCalledOnce()
})

it('is not drawn for a dialog that was closed meanwhile', async () => {
  const dialog = new AbortController()
  const opening = expect(open(dialog.signal)).rejects.toThrow()
  dialog.abort()
  await vi.advanceTimersByTimeAsync(2_000)
  await opening
  expect(field.mount).not.toHaveBeenCalled()
})
