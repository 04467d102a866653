import type { WindowData } from '@comanda/contract/entities/window-data'

/** The facts about the window that 3-D Secure asks for (PAY-013, API-099). */
export function readWindow(): WindowData {
  return {
    // Browsers no longer run applets.
    javaEnabled: false,
    timeZoneOffset: new Date().getTimezoneOffset(),
    language: navigator.language,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
  }
}
