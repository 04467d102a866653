/** The part of WebUSB that we use, which the types of browsers do not know. */
interface UsbEndpoint {
  readonly endpointNumber: number
  readonly direction: 'in' | 'out'
}
interface UsbInterface {
  readonly interfaceNumber: number
  readonly alternate: { readonly interfaceClass: number; readonly endpoints: readonly UsbEndpoint[] }
}
interface UsbConfiguration {
  readonly configurationValue: number
  readonly interfaces: readonly UsbInterface[]
}
export interface UsbDevice {
  readonly configuration: UsbConfiguration | null
  readonly configurations: readonly UsbConfiguration[]
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  transferOut(endpoint: number, bytes: BufferSource): Promise<{ readonly status?: string }>
  transferIn(endpoint: number, length: number): Promise<{ readonly data?: DataView }>
}
interface Usb {
  getDevices(): Promise<UsbDevice[]>
  requestDevice(options: { readonly filters: readonly { readonly classCode: number }[] }): Promise<UsbDevice>
}

/** The class of printers among all that speaks USB. */
const printerClass = 7
/** GS r 1: a printer answers it when it has come so far, after everything that was sent before. */
const askState = new Uint8Array([0x1d, 0x72, 0x01])
const answerMs = 20_000

/** Null where the browser cannot speak to USB at all. */
export function findUsb(): Usb | null {
  return (navigator as Navigator & { readonly usb?: Usb }).usb ?? null
}

/** The browser asks which one; null when somebody closes its question. */
export async function askForPrinter(usb: Usb): Promise<UsbDevice | null> {
  return usb.requestDevice({ filters: [{ classCode: printerClass }] }).catch((error: Error) => {
    if (error.name === 'NotFoundError') return null
    throw error
  })
}

/** A printer that is plugged in now, and the way to it and back. */
export interface PluggedPrinter {
  readonly device: UsbDevice
  readonly configuration: number
  readonly interface: number
  readonly out: number
  readonly back: number
}

/** The printer that somebody allowed. One that cannot answer is none: nobody would know what it has printed. */
export async function findPrinter(usb: Usb): Promise<PluggedPrinter | null> {
  return (await usb.getDevices()).map(toPrinter).find((printer) => printer !== null) ?? null
}

function toPrinter(device: UsbDevice): PluggedPrinter | null {
  const configuration = device.configuration ?? device.configurations[0]
  const found = configuration?.interfaces.find(({ alternate }) => alternate.interfaceClass === printerClass)
  const find = (wanted: 'in' | 'out') => found?.alternate.endpoints.find(({ direction }) => direction === wanted)
  const [out, back] = [find('out'), find('in')]
  if (configuration === undefined || found === undefined || out === undefined || back === undefined) return null
  return {
    device,
    configuration: configuration.configurationValue,
    interface: found.interfaceNumber,
    out: out.endpointNumber,
    back: back.endpointNumber,
  }
}

/** Done when the printer has answered: that the cable took the bytes says nothing about paper. */
export async function printOn(printer: PluggedPrinter, bytes: ArrayBuffer): Promise<void> {
  const { device, configuration, out, back } = printer
  await device.open()
  try {
    if (device.configuration === null) await device.selectConfiguration(configuration)
    await device.claimInterface(printer.interface)
    for (const part of [bytes, askState]) {
      const { status } = await device.transferOut(out, part)
      if (status !== 'ok') throw new Error(`the printer took nothing: ${status}`)
    }
    await within(answerMs, hear(device, back))
  } finally {
    // Whatever else on this machine prints can have it in between.
    await device.close()
  }
}

/** Some printers send empty packets while they have nothing to say. */
async function hear(device: UsbDevice, back: number): Promise<void> {
  while (((await device.transferIn(back, 64)).data?.byteLength ?? 0) === 0);
}

async function within(ms: number, answer: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the printer took the paper and says nothing')), ms)
  })
  await Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
