/**
 * A network may forget a connection that is silent for some minutes, and tells nobody: whoever then asks waits for a
 * time-out, and whoever only listens hears nothing any more. Without a time here, a sign of life comes after two hours.
 */
export const keepsAlive = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 } as const
