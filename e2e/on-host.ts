/** The other demo sites are on other hosts of the same server. */
export function onHost(baseURL: string | undefined, host: string): string {
  return (baseURL ?? '').replace('localhost', `${host}.localhost`)
}
