/** The kinds of paired devices: a screen that hangs all evening, a till, a phone in a pocket, or a printer. */
export const deviceKinds = ['board', 'till', 'phone', 'printer'] as const
export type DeviceKind = (typeof deviceKinds)[number]
