/** Up to this a screen is small: below it a phone's. */
const smallScreenPixels = 600

/** Widest a dialog gets, in pixels; a full-screen one fills a small screen (SHELL-061, CONFIG-014, BOOKING-001). */
export const dialogFrames = {
  delivery: { maxWidth: 1000, fillsSmallScreen: false },
  /** Version B once the mode is chosen (OPEN-105). */
  'delivery-chosen': { maxWidth: 750, fillsSmallScreen: false },
  login: { maxWidth: 400, fillsSmallScreen: false },
  password: { maxWidth: 380, fillsSmallScreen: false },
  registration: { maxWidth: 600, fillsSmallScreen: false },
  stores: { maxWidth: 600, fillsSmallScreen: false },
  'dish-detail': { maxWidth: 650, fillsSmallScreen: true },
  suggestion: { maxWidth: 550, fillsSmallScreen: true },
  /** Whatever is not named. */
  other: { maxWidth: 550, fillsSmallScreen: false },
  booking: { maxWidth: 750, fillsSmallScreen: false },
  'booking-only': { maxWidth: 1024, fillsSmallScreen: false },
} as const satisfies Record<string, { readonly maxWidth: number; readonly fillsSmallScreen: boolean }>
export type FramedDialog = keyof typeof dialogFrames

/** All of the screen, or so many pixels of it. */
export function frameDialog(dialog: FramedDialog, screenPixels: number): 'full-screen' | number {
  const { maxWidth, fillsSmallScreen } = dialogFrames[dialog]
  if (fillsSmallScreen && screenPixels < smallScreenPixels) return 'full-screen'
  return Math.min(maxWidth, screenPixels)
}
