import type { Words } from '@comanda/i18n/areas'

export type CameraProblem = keyof Words<'setup'>['camera']

/** The meaning of each failure of the browser's camera for a diner (ERRORS-010 to ERRORS-015). */
const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'notAllowed',
  NotFoundError: 'notFound',
  SecurityError: 'insecure',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
  OverconstrainedError: 'notSuitable',
  NotSupportedError: 'notSupported',
  NetworkError: 'notLoaded',
}

export function toCameraProblem(error: unknown): CameraProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
  return problems[name] ?? 'notSupported'
}

/** Without a secure page browsers hide the camera altogether, so that is checked first. */
export function findMissingCamera(page: {
  readonly isSecure: boolean
  readonly hasApi: boolean
}): CameraProblem | null {
  if (!page.isSecure) return 'insecure'
  return page.hasApi ? null : 'notSupported'
}
