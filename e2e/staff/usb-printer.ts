import type { Page } from '@playwright/test'

/** As a browser that knows nothing of USB, before the page begins. */
export function withoutUsb(): void {
  Object.defineProperty(navigator, 'usb', { value: undefined, configurable: true })
}

/** From now on the browser has WebUSB, and somebody who is asked chooses the one printer that is plugged in. */
export function plugInPrinter(page: Page): Promise<void> {
  return page.evaluate(() => {
    const printed: number[] = []
    const endpoints = [
      { endpointNumber: 1, direction: 'out' },
      { endpointNumber: 2, direction: 'in' },
    ]
    const done = async () => undefined
    const device = {
      configuration: {
        configurationValue: 1,
        interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints } }],
      },
      open: done,
      close: done,
      selectConfiguration: done,
      claimInterface: done,
      async transferOut(_endpoint: number, bytes: ArrayBuffer | Uint8Array) {
        printed.push(...new Uint8Array(bytes))
        return { status: 'ok' }
      },
      transferIn: async () => ({ data: new DataView(new ArrayBuffer(1)) }),
    }
    const usb = { plugged: [device], printed, getDevices: async () => usb.plugged, requestDevice: async () => device }
    Object.defineProperty(navigator, 'usb', { value: usb, configurable: true })
  })
}

/** Pulls the cable out; everything that went through it. */
export function unplugPrinter(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const { usb } = navigator as unknown as { usb: { plugged: unknown[]; printed: number[] } }
    usb.plugged = []
    return usb.printed
  })
}
