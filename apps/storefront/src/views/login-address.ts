const parameter = 'next'
/** Only pages of the account: a link from outside must not lead anywhere else after a login. */
const pages = /^\/account\/[\w/-]+$/

/** The home page, with the login open and the way back (SHELL-023). */
export function toLoginAddress(path: string): string {
  return `/?${parameter}=${path}`
}

/** Where to go after the login, when a guard sent the visitor here. */
export function readLoginAddress(search: string): string | null {
  const path = new URLSearchParams(search).get(parameter)
  return path !== null && pages.test(path) ? path : null
}
