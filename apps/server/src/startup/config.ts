import { isAbsolute, resolve } from 'node:path'
import { listHostVariables } from '@comanda/payments/server/providers'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod'
import { demoDeploymentKey } from './demo-deployment-key.ts'
import { readHost } from './host.ts'
import { isProduction } from './is-production.ts'
import { StartupFault } from './startup-fault.ts'

/** Everything the environment can say, read once; nothing else in the server reads `process.env`. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly production: boolean
  /** An external PostgreSQL; without it the server runs its own and keeps it in the data directory. */
  readonly databaseUrl: string | null
  readonly dataDirectory: string
  readonly demo: boolean
  /** The fixed time of the clock, in demonstrations and tests. */
  readonly frozenAt: Instant | null
  /** How clients reach this server, when not by its own host and port. */
  readonly publicUrl: string | null
  /** The only hosts that are answered, as they are requested (`casa.example`, `casa.example:8443`); null means any. */
  readonly allowedHosts: readonly string[] | null
  /** The host of the staff's application, and of nothing else; null leaves the application out. */
  readonly staffHost: string | null
  /** How many reverse proxies stand in front; what they say about the caller's address is then trusted. */
  readonly trustedProxies: number
  /** Where somebody tells of a hole; without one, the venue itself. */
  readonly securityContact: string | null
  /** The mail server and the address that mail is sent from; without it mail is kept. */
  readonly mail: { readonly url: string; readonly from: string } | null
  /** The gateway that takes text messages; without it they are kept. */
  readonly sms: { readonly url: string; readonly token: string } | null
  /** The geolocation service; without it nobody is offered to be found. */
  readonly geolocationUrl: string | null
  /** Seals the secrets of payment accounts; after changing it those secrets must be entered again. */
  readonly secretKey: string | null
  /** Where payment providers are reached, when not at their own addresses, by the name of the variable. */
  readonly providerHosts: Readonly<Record<string, string>>
  /** Lets another machine read the metrics. */
  readonly metricsToken: string | null
  readonly logLevel: LogLevel
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const
type LogLevel = (typeof logLevels)[number]

const optional = (schema: z.ZodType<string>) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)
const wholeUpTo = (limit: number, reason: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, reason)
    .transform(Number)
    .refine((value) => value <= limit, reason)
const url = (protocols: RegExp, reason: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(text), reason)

const webAddress = optional(url(/^https?:/, 'must be an http:// or https:// address'))

/** Every provider defines its own variables. */
const providerAddresses = z.object(Object.fromEntries(listHostVariables().map((name) => [name, webAddress])))

const environment = z.object({
  PORT: wholeUpTo(65_535, 'must be a port between 0 and 65535').default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  NODE_ENV: z.string().optional(),
  DATABASE_URL: optional(url(/^postgres(ql)?:/, 'must be a postgres:// address')),
  DATA_DIR: z.string().min(1).default('.data'),
  COMANDA_DEMO: optional(z.enum(['0', '1'], 'must be 1 or 0')),
  COMANDA_NOW: optional(
    z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'must be a moment such as 2026-03-14T13:00:00+01:00'),
  ),
  PUBLIC_URL: webAddress,
  ALLOWED_HOSTS: optional(
    z
      .string()
      .refine((text) => toHosts(text).every((host) => readHost(host)), 'must be hosts with commas between them'),
  ),
  STAFF_HOST: optional(
    z.string().refine((text) => readHost(text) !== undefined, 'must be a host such as staff.example'),
  ),
  TRUST_PROXY: wholeUpTo(10, 'must be the number of proxies in front, 0 to 10').default(0),
  SMTP_URL: optional(url(/^smtps?:/, 'must be an smtp:// address')),
  SMS_URL: webAddress,
  SMS_TOKEN: optional(z.string()),
  GEOLOCATION_URL: webAddress,
  MAIL_FROM: optional(z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'must be a mail address alone, without a name')),
  SECURITY_CONTACT: optional(
    z.string().regex(/^(https:\/\/\S+|[^\s@<>,;]+@[^\s@<>,;]+)$/, 'must be a mail address or an https:// page'),
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
})

/** Throws one sentence with every reason when something is wrong. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>, workingDirectory: string): Config {
  const read = environment.safeParse(variables)
  const addresses = providerAddresses.safeParse(variables)
  if (!read.success || !addresses.success) {
    const issues = [read, addresses].flatMap(({ error }) => error?.issues ?? [])
    throw new StartupFault(`The configuration is wrong: ${reasons(issues)}.`)
  }
  const env = read.data
  const production = isProduction(env.NODE_ENV)
  const demo = env.COMANDA_DEMO === null ? env.DATABASE_URL === null && !production : env.COMANDA_DEMO === '1'
  if (production && demo) throw new StartupFault('COMANDA_DEMO loads demo sites; it is refused in production.')
  if (production) checkProduction(env)
  return {
    host: env.HOST,
    port: env.PORT,
    production,
    databaseUrl: env.DATABASE_URL,
    dataDirectory: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(workingDirectory, env.DATA_DIR),
    demo,
    frozenAt: env.COMANDA_NOW === null ? null : (Date.parse(env.COMANDA_NOW) as Instant),
    publicUrl: readPublicUrl(env, production),
    allowedHosts: readAllowedHosts(env),
    staffHost: env.STAFF_HOST?.toLowerCase() ?? (demo ? 'staff.localhost' : null),
    trustedProxies: env.TRUST_PROXY,
    securityContact: env.SECURITY_CONTACT,
    mail: readMail(env.SMTP_URL, env.MAIL_FROM),
    sms: readSms(env, production),
    geolocationUrl: readGeolocation(env, production),
    secretKey: env.SECRET_KEY,
    providerHosts: readProviderHosts(addresses.data, production),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

interface Environment extends z.output<typeof environment> {}

/** The settings that are allowed on a developer's machine, and never in production. */
function checkProduction({ COMANDA_NOW, SECRET_KEY, PUBLIC_URL, ALLOWED_HOSTS }: Environment): void {
  if (COMANDA_NOW !== null) {
    throw new StartupFault('COMANDA_NOW is for demonstrations; it is refused in production.')
  }
  if (SECRET_KEY === demoDeploymentKey) {
    throw new StartupFault(
      'SECRET_KEY is the key of demonstrations, which everyone knows; it is refused in production.',
    )
  }
  if (PUBLIC_URL === null && ALLOWED_HOSTS === null) {
    throw new StartupFault(
      'PUBLIC_URL or ALLOWED_HOSTS must be set in production: links are made of a host known to be ours.',
    )
  }
}

/**
 * Browsers reach a production over TLS and nothing else. Without an address of its own the first of its hosts stands
 * for it, so that cookies are secure and links begin with https all the same.
 */
function readPublicUrl({ PUBLIC_URL, ALLOWED_HOSTS }: Environment, production: boolean): string | null {
  const url = PUBLIC_URL?.replace(/\/+$/, '') ?? null
  if (!production) return url
  if (url !== null && !url.startsWith('https:')) throw new StartupFault('PUBLIC_URL must be an https:// address.')
  return url ?? `https://${toHosts(ALLOWED_HOSTS ?? '')[0]}`
}

/** A list excludes every other host; the public address and the staff's host are part of it without being listed. */
function readAllowedHosts({ PUBLIC_URL, ALLOWED_HOSTS, STAFF_HOST }: Environment): readonly string[] | null {
  if (ALLOWED_HOSTS === null) return null
  const alsoOurs = [PUBLIC_URL && new URL(PUBLIC_URL).host, STAFF_HOST?.toLowerCase()]
  return [...toHosts(ALLOWED_HOSTS), ...alsoOurs.flatMap((host) => host || [])]
}

function toHosts(list: string): readonly string[] {
  return list.split(',').map((host) => host.trim().toLowerCase())
}

function readMail(url: string | null, from: string | null): Config['mail'] {
  if (url === null) return null
  if (from === null)
    throw new StartupFault('MAIL_FROM must say which address mail is sent from, where SMTP_URL is set.')
  return { url, from }
}

function readSms({ SMS_URL: url, SMS_TOKEN: token }: Environment, production: boolean): Config['sms'] {
  if (url === null) return null
  if (token === null) throw new StartupFault('SMS_TOKEN must be set where SMS_URL is.')
  if (production && !url.startsWith('https:')) throw new StartupFault('SMS_URL must be an https:// address.')
  return { url, token }
}

/** A visitor's network address is told there, so nobody may listen. */
function readGeolocation({ GEOLOCATION_URL: url }: Environment, production: boolean): string | null {
  if (production && url?.startsWith('http:')) throw new StartupFault('GEOLOCATION_URL must be an https:// address.')
  return url?.replace(/\/+$/, '') ?? null
}

/** Tokens of card holders must never be sent unencrypted. */
function readProviderHosts(
  addresses: Readonly<Record<string, string | null>>,
  production: boolean,
): Readonly<Record<string, string>> {
  const named = Object.entries(addresses).flatMap(([name, address]) => {
    if (address === null) return []
    if (production && !address.startsWith('https:')) throw new StartupFault(`${name} must be an https:// address.`)
    return [[name, address.replace(/\/+$/, '')]]
  })
  return Object.fromEntries(named)
}

// The name and the reason, never the value: a DATABASE_URL contains a password.
function reasons(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map((issue) => `${issue.path.join('.')} ${deepest(issue)}`).join('; ')
}

function deepest(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  const inner = issue.errors.flat().at(-1)
  return inner === undefined ? issue.message : deepest(inner)
}
