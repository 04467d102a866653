/** Below this a screen is a phone's. */
export const smallScreenPixels = 600

/** Widest a dialog gets, in pixels; a full-screen one fills a small screen (CONFIG-014, BOOKING-001). */
export const dialogFrames = {
  'dish-detail': { maxWidth: 650, fillsSmallScreen: true },
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
