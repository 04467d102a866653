/** One address of a provider. */
export interface ProviderHost {
  /** The environment variable that replaces it. */
  readonly variable: string
  /** For real payments. */
  readonly live: string
  /** The provider's own test environment. */
  readonly test: string
  /** The path of its stand-in, below the stand-ins' address. */
  readonly standInPath: string
}

export type HostTable<Name extends string = string> = Readonly<Record<Name, ProviderHost>>

/** Where a deployment reaches its providers; all accounts belong to one environment. */
export interface Place {
  readonly environment: 'test' | 'live'
  /** The address that answers for every provider in demonstrations and tests. */
  readonly standIns: string | null
  /** Addresses that the deployment sets, by the name of their variable. */
  readonly named: Readonly<Record<string, string>>
}

/** The addresses of one provider, without a slash at the end. Live accounts never use stand-ins. */
export function findHosts<Name extends string>(
  table: HostTable<Name>,
  { environment, standIns, named }: Place,
): Readonly<Record<Name, string>> {
  const answering = environment === 'test' ? standIns : null
  const find = ({ variable, standInPath, ...own }: ProviderHost) =>
    named[variable] ?? (answering === null ? own[environment] : `${answering}${standInPath}`)
  const found = Object.entries<ProviderHost>(table).map(([name, host]) => [name, find(host)])
  return Object.fromEntries(found) as Record<Name, string>
}
