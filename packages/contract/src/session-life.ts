/** How long the session and everything else in a visitor's browser lasts (CONST-001), in seconds: seven days. */
export const sevenDaysInSeconds = 604_800

/**
 * The cookie from which a page reads its session, as `token.sessionId`. The server sets it together with the http-only
 * one, so that a browser has both or neither.
 */
export const openSessionCookie = 'session'
