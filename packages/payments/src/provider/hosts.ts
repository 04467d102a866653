/** One address of a provider. */
export interface ProviderHost {
  /** The environment variable that replaces it. */
  readonly variable: string
  /** Where real money moves. */
  readonly live: string
  /** The provider's own place for practice. */
  readonly test: string
  /** Where its stand-in answers, after the stand-ins' own address. */
  readonly standInPath: string
}

export type HostTable<Name extends string = string> = Readonly<Record<Name, ProviderHost>>

/** Where a deployment reaches its providers, with accounts of one environment. */
export interface Place {
  readonly environment: 'test' | 'live'
  /** Answers for every provider in demonstrations and tests. */
  readonly standIns: string | null
  /** Addresses the deployment set, by the variable that names them. */
  readonly named: Readonly<Record<string, string>>
}

/** The addresses of one provider, without a slash at the end. Stand-ins are never taken for live accounts. */
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
