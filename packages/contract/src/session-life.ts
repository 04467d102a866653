/** Life of the session and of everything else a visitor's browser keeps (CONST-001), in seconds: seven days. */
export const sevenDaysInSeconds = 604_800
