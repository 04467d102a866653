import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findPrinter, printOn, type UsbDevice } from './usb-device.ts'

const bytes = new Uint8Array([1, 2, 3]).buffer
let written: number[]
beforeEach(() => {
  written = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const done = async () => undefined
const endpoints = [
  { endpointNumber: 1, direction: 'out' },
  { endpointNumber: 2, direction: 'in' },
] as const

function plugIn(answer: UsbDevice['transferIn'], own: UsbDevice['configurations'][number]['interfaces']) {
  const device: UsbDevice = {
    configuration: null,
    configurations: [{ configurationValue: 1, interfaces: own }],
    open: done,
    close: done,
    selectConfiguration: done,
    claimInterface: done,
    transferIn: answer,
    async transferOut(_endpoint, part) {
      written.push(...new Uint8Array(part as ArrayBuffer))
      return { status: 'ok' }
    },
  }
  return { getDevices: async () => [device], requestDevice: async () => device }
}

const ofPrinter = [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints } }]
const say = (length: number) => async () => ({ data: new DataView(new ArrayBuffer(length)) })

async function print(answer: UsbDevice['transferIn']): Promise<void> {
  const printer = await findPrinter(plugIn(answer, ofPrinter))
  if (printer === null) throw new Error('no printer')
  await printOn(printer, bytes)
}

it('a paper is printed when the printer has answered, and not before', async () => {
  const lengths = [0, 0, 1]
  const answer = vi.fn(async () => say(lengths.shift() ?? 1)())
  await print(answer)
  expect(written).toEqual([1, 2, 3, 0x1d, 0x72, 0x01])
  expect(answer).toHaveBeenCalledTimes(3)
})

it('one that took the paper and says nothing has not printed it', async () => {
  const said = expect(print(() => new Promise(() => undefined))).rejects.toThrow('says nothing')
  await vi.advanceTimersByTimeAsync(20_000)
  await said
})

it('a device that is no printer, or cannot answer, is none to print on', async () => {
  const scanner = [{ interfaceNumber: 0, alternate: { interfaceClass: 3, endpoints } }]
  const mute = [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints: [endpoints[0]] } }]
  for (const own of [scanner, mute]) expect(await findPrinter(plugIn(say(1), own))).toBeNull()
})
