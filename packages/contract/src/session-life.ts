/** Life of the session and of everything else a visitor's browser keeps (CONST-001), in seconds: seven days. */
export const sevenDaysInSeconds = 604_800

/**
 * The cookie a page reads its session from, as `token.sessionId`. The server writes it together with the one that is
 * closed to scripts, so that a browser has both or neither.
 */
export const openSessionCookie = 'session'
