/** Classes of PostgreSQL's codes: connection lost, resources used up, ended by an operator, disk error. */
const awayClasses = ['08', '53', '57', '58']
/** The database accepts no writes: it is a replica, or its disk has become read-only. */
const readOnly = '25006'
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']
/** Faults for which the driver has no code. */
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed)/

/** Whether a fault means that the database is unavailable: then the same request may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return isAway(error) || isDatabaseAway(error.cause)
}

function isAway(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (networkCodes.includes(code) || code === readOnly) return true
  const isSqlState = /^[0-9A-Z]{5}$/.test(code)
  return isSqlState ? awayClasses.includes(code.slice(0, 2)) : driverWords.test(error.message)
}
