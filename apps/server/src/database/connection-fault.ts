import { StartupFault } from '../startup/startup-fault.ts'

/** Turns a refused connection into one sentence that names the server but never the password. */
export function explainConnection(cause: unknown, url: string): StartupFault {
  const error = cause as NodeJS.ErrnoException
  const place = describe(url)
  const say = (sentence: string) => new StartupFault(sentence, { cause })
  if (place === undefined) return say('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.')
  switch (error.code) {
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ETIMEDOUT':
      return say(`No PostgreSQL answers at ${place.server}; check DATABASE_URL and that the server runs.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return say(`The host of DATABASE_URL, ${place.server}, is not known; check its spelling.`)
    case '28P01':
    case '28000':
      return say(`PostgreSQL at ${place.server} does not accept the user or password of DATABASE_URL.`)
    case '3D000':
      return say(
        `PostgreSQL at ${place.server} has no database “${place.database}”; create it or correct DATABASE_URL.`,
      )
    case '53300':
      return say(
        `PostgreSQL at ${place.server} has no connection left; raise its max_connections or stop other programs.`,
      )
    case '57P03':
      return say(`PostgreSQL at ${place.server} is starting up or shutting down; try again in a moment.`)
    default:
      return say(`PostgreSQL at ${place.server} cannot be used: ${error.message}`)
  }
}

function describe(url: string): { server: string; database: string } | undefined {
  try {
    const { protocol, hostname, port, pathname } = new URL(url)
    if (protocol !== 'postgres:' && protocol !== 'postgresql:') return undefined
    return { server: `${hostname}:${port || 5432}`, database: decodeURIComponent(pathname.slice(1)) }
  } catch {
    return undefined
  }
}
