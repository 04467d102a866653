import { createCell } from '@comanda/screen/cell'
import { forget, keep, readKept } from '../state/kept.ts'
import { findPrinter, findUsb, printOn } from './usb-device.ts'

/** A printer that hangs on this device by a cable: its name, and its address at the server. */
export interface UsbPrinter {
  readonly name: string
  readonly path: string
}

export interface UsbState {
  readonly printer: UsbPrinter | null
  /**
   * Here: the printer hangs on this page's device, and its last paper came out. Away: this page would print, and cannot.
   * Elsewhere: another page of this device prints. Null until one of them is known.
   */
  readonly place: 'here' | 'away' | 'elsewhere' | null
}

export const usbState = createCell<UsbState>({ printer: readPrinter(), place: null })

const restMs = 3_000
/** Whether the last paper was not confirmed by the printer: until one is, nobody is told that it prints. */
let hasFailed = false

/** From now on, and after every reload, this device asks for the papers of a printer and hands them to it. */
export function takeUsbPrinter(printer: UsbPrinter): void {
  keep('usb-printer', JSON.stringify(printer))
  hasFailed = false
  usbState.set({ printer, place: null })
  void relayForever()
}

export function leaveUsbPrinter(): void {
  forget('usb-printer')
  usbState.set({ printer: null, place: null })
}

// What is said in one page of this device holds for all of them.
window.addEventListener('storage', () => {
  const printer = readPrinter()
  if (printer?.path === usbState.get().printer?.path) return
  usbState.set({ printer, place: null })
  void relayForever()
})

const lock = 'comanda-usb-printer'
let isRelaying = false

/** One page of this device at a time: two of them could not hold the same printer. */
export async function relayForever(): Promise<void> {
  if (isRelaying || usbState.get().printer === null) return
  isRelaying = true
  const isFree = await navigator.locks.request(lock, { ifAvailable: true }, async (held) => held !== null)
  if (!isFree) say('elsewhere')
  await navigator.locks.request(lock, relayWhileTaken)
  isRelaying = false
  // Somebody may have taken one while the lock was given back.
  await relayForever()
}

async function relayWhileTaken(): Promise<void> {
  for (let { printer } = usbState.get(); printer !== null; { printer } = usbState.get()) {
    const hasPrinted = await relayOnce(printer).catch(() => {
      say('away')
      return false
    })
    if (!hasPrinted) await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

interface Offer {
  readonly jobReady: boolean
  readonly jobToken?: string
  readonly mediaTypes?: readonly string[]
}

/** As a printer with a network of its own would ask; while the cable is out the server is told so. */
async function relayOnce({ path }: UsbPrinter): Promise<boolean> {
  const usb = findUsb()
  const device = usb === null ? null : await findPrinter(usb)
  say(device === null || hasFailed ? 'away' : 'here')
  const said = JSON.stringify({ statusCode: device === null ? '521 NO_PRINTER' : '200 OK' })
  const asked = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: said })
  // Somebody took the printer away.
  if (asked.status === 404) leaveUsbPrinter()
  if (!asked.ok) return false
  const { jobReady, jobToken, mediaTypes } = (await asked.json()) as Offer
  if (device === null || !jobReady || jobToken === undefined) return false
  // Others do not answer what Epson's answer, so nobody would know what they have printed.
  hasFailed = !mediaTypes?.includes('application/octet-stream')
  if (hasFailed) return false
  const fetched = await fetch(`${path}?token=${jobToken}`)
  if (!fetched.ok) return false
  const bytes = await fetched.arrayBuffer()
  hasFailed = true
  await printOn(device, bytes)
  hasFailed = false
  await fetch(`${path}?token=${jobToken}&code=200`, { method: 'DELETE' })
  return true
}

function say(place: UsbState['place']): void {
  const known = usbState.get()
  if (known.printer !== null && known.place !== place) usbState.set({ ...known, place })
}

function readPrinter(): UsbPrinter | null {
  const kept = readKept('usb-printer')
  return kept === null ? null : (JSON.parse(kept) as UsbPrinter)
}
