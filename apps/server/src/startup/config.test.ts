import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { demoDeploymentKey } from './demo-deployment-key.ts'
import { StartupFault } from './startup-fault.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://casa.example' }

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(readConfig({}, '/srv/comanda')).toEqual({
      host: '127.0.0.1',
      port: 3000,
      production: false,
      databaseUrl: null,
      dataDirectory: '/srv/comanda/.data',
      demo: true,
      frozenAt: null,
      publicUrl: null,
      allowedHosts: null,
      staffHost: 'staff.localhost',
      trustedProxies: 0,
      securityContact: null,
      mail: null,
      sms: null,
      geolocationUrl: null,
      secretKey: null,
      providerHosts: {},
      metricsToken: null,
      logLevel: 'warn',
    })
  })

  it.each([
    ['PORT', 'eighty', 'PORT must be a port between 0 and 65535'],
    ['PORT', '65536', 'PORT must be a port between 0 and 65535'],
    ['DATABASE_URL', 'mysql://root:canary@db/x', 'DATABASE_URL must be a postgres:// address'],
    ['COMANDA_NOW', 'yesterday', 'COMANDA_NOW must be a moment'],
    ['COMANDA_DEMO', 'yes', 'COMANDA_DEMO must be 1 or 0'],
    ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL must be an http:// or https:// address'],
    ['ALLOWED_HOSTS', 'casa.example,,', 'ALLOWED_HOSTS must be hosts with commas'],
    ['ALLOWED_HOSTS', 'casa.example@evil.example', 'ALLOWED_HOSTS must be hosts with commas'],
    ['STAFF_HOST', 'staff@evil.example', 'STAFF_HOST must be a host'],
    ['TRUST_PROXY', 'all', 'TRUST_PROXY must be the number of proxies'],
    ['SMTP_URL', 'mail', 'SMTP_URL must be an smtp:// address'],
    ['SMTP_URL', 'smtp://user:canary@localhost', 'MAIL_FROM must say which address mail is sent from'],
    ['SMS_URL', 'http://gateway.example', 'SMS_TOKEN must be set where SMS_URL is'],
    ['GEOLOCATION_URL', 'ftp://x', 'GEOLOCATION_URL must be an http:// or https:// address'],
    ['MAIL_FROM', 'Casa <casa@demo.example>', 'MAIL_FROM must be a mail address alone'],
    ['SECRET_KEY', 'canary', 'SECRET_KEY must have at least 32 characters'],
    ['REDSYS_URL', 'ftp://x', 'REDSYS_URL must be an http:// or https:// address'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
  ])('says what is wrong with %s=%s, without repeating it', (name, value, reason) => {
    const read = () => readConfig({ [name]: value }, '/')
    expect(read).toThrow(StartupFault)
    expect(read).toThrow(reason)
    expect(read).not.toThrow('canary')
  })

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', TRUST_PROXY: 'y' }, '/')).toThrow(/PORT .*; TRUST_PROXY /)
  })

  it('loads the demo by default only where no database is given, and never in production', () => {
    const url = 'postgres://localhost/comanda'
    expect(readConfig({ DATABASE_URL: url }, '/').demo).toBe(false)
    expect(readConfig({ DATABASE_URL: url, COMANDA_DEMO: '1' }, '/').demo).toBe(true)
    expect(readConfig({ COMANDA_DEMO: '0' }, '/').demo).toBe(false)
    expect(readConfig(production, '/').demo).toBe(false)
    expect(() => readConfig({ ...production, COMANDA_DEMO: '1' }, '/')).toThrow('refused in production')
  })

  it('freezes the clock where asked, and never in production', () => {
    const frozen = { COMANDA_NOW: '2026-03-14T13:00:00+01:00' }
    expect(readConfig(frozen, '/').frozenAt).toBe(Date.UTC(2026, 2, 14, 12))
    expect(() => readConfig({ ...production, ...frozen }, '/')).toThrow('refused in production')
  })

  it.each(['Production', 'PRODUCTION', ' production'])('is production however it is written: %j [F-066]', (nodeEnv) => {
    const read = readConfig({ ...production, NODE_ENV: nodeEnv }, '/')
    expect([read.production, read.demo]).toEqual([true, false])
    expect(() => readConfig({ ...production, NODE_ENV: nodeEnv, COMANDA_DEMO: '1' }, '/')).toThrow(
      'refused in production',
    )
  })

  it('refuses the published key of demonstrations in production [F-066]', () => {
    const published = { SECRET_KEY: demoDeploymentKey }
    expect(readConfig(published, '/').secretKey).toBe(demoDeploymentKey)
    expect(() => readConfig({ ...production, ...published }, '/')).toThrow('SECRET_KEY is the key of demonstrations')
  })

  it('asks in production for an address or a list of hosts [F-060]', () => {
    expect(() => readConfig({ NODE_ENV: 'production' }, '/')).toThrow('PUBLIC_URL or ALLOWED_HOSTS must be set')
    expect(readConfig(production, '/').allowedHosts).toBeNull()
    const listed = { NODE_ENV: 'production', ALLOWED_HOSTS: 'Casa.example, carta.example:8443' }
    expect(readConfig(listed, '/').allowedHosts).toEqual(['casa.example', 'carta.example:8443'])
    expect(readConfig({ ...listed, PUBLIC_URL: 'https://www.casa.example/' }, '/').allowedHosts).toEqual([
      'casa.example',
      'carta.example:8443',
      'www.casa.example',
    ])
  })

  it('is reached over TLS in production, also where only its hosts are listed [F-204]', () => {
    const listed = { NODE_ENV: 'production', ALLOWED_HOSTS: 'Casa.example, carta.example' }
    expect(readConfig(listed, '/').publicUrl).toBe('https://casa.example')
    expect(readConfig({ ...listed, NODE_ENV: 'test' }, '/').publicUrl).toBeNull()
    expect(readConfig({ ...listed, PUBLIC_URL: 'https://www.casa.example/' }, '/').publicUrl).toBe(
      'https://www.casa.example',
    )
    const open = { ...production, PUBLIC_URL: 'http://casa.example' }
    expect(() => readConfig(open, '/')).toThrow('PUBLIC_URL must be an https:// address.')
  })

  it('reaches payment providers where it is told to, and in production over TLS alone', () => {
    const bank = { REDSYS_URL: 'http://127.0.0.1:4000/' }
    expect(readConfig(bank, '/').providerHosts).toEqual({ REDSYS_URL: 'http://127.0.0.1:4000' })
    expect(() => readConfig({ ...production, ...bank }, '/')).toThrow('REDSYS_URL must be an https:// address')
  })

  it('treats an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PUBLIC_URL: '' }, '/').databaseUrl).toBeNull()
  })
})
