import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { StartupFault } from './startup-fault.ts'

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
      trustedProxies: 0,
      smtpUrl: null,
      secretKey: null,
      providerHosts: {},
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
    ['TRUST_PROXY', 'all', 'TRUST_PROXY must be the number of proxies'],
    ['SMTP_URL', 'mail', 'SMTP_URL must be an smtp:// address'],
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
    expect(readConfig({ NODE_ENV: 'production' }, '/').demo).toBe(false)
    expect(() => readConfig({ NODE_ENV: 'production', COMANDA_DEMO: '1' }, '/')).toThrow('refused in production')
  })

  it('freezes the clock where asked, and never in production', () => {
    const frozen = { COMANDA_NOW: '2026-03-14T13:00:00+01:00' }
    expect(readConfig(frozen, '/').frozenAt).toBe(Date.UTC(2026, 2, 14, 12))
    expect(() => readConfig({ ...frozen, NODE_ENV: 'production' }, '/')).toThrow('refused in production')
  })

  it('reaches payment providers where it is told to, and in production over TLS alone', () => {
    const bank = { REDSYS_URL: 'http://127.0.0.1:4000/' }
    expect(readConfig(bank, '/').providerHosts).toEqual({ REDSYS_URL: 'http://127.0.0.1:4000' })
    expect(() => readConfig({ ...bank, NODE_ENV: 'production' }, '/')).toThrow('REDSYS_URL must be an https:// address')
  })

  it('treats an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PUBLIC_URL: '' }, '/').databaseUrl).toBeNull()
  })
})
