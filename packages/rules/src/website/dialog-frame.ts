/**
 * Greatest width of a dialog, in pixels; a full-screen one fills a small screen (SHELL-061, CONFIG-014, BOOKING-001).
 * The style sheet says what a small screen is, because the server renders for every screen.
 */
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
  /** Every dialog not named above. */
  other: { maxWidth: 550, fillsSmallScreen: false },
  booking: { maxWidth: 750, fillsSmallScreen: false },
  'booking-only': { maxWidth: 1024, fillsSmallScreen: false },
} as const satisfies Record<string, { readonly maxWidth: number; readonly fillsSmallScreen: boolean }>
