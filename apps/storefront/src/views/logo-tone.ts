/**
 * The ink that a logo is drawn in: dark ink is for a light page, light ink for a dark one; null where it is seen on
 * both.
 */
export type LogoTone = 'dark' | 'light' | null
