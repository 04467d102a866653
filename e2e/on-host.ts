/** The other demo sites live on other hosts of the same server. */
export function onHost(baseURL: string | undefined, host: string): string {
  return (baseURL ?? '').replace('localhost', `${host}.localhost`)
}
