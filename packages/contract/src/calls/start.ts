import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireNewSession } from '../entities/new-session.ts'
import type { Example } from '../example.ts'
import { checked } from '../wire/checked.ts'
import { wireId, wireLongWhole } from '../wire/number.ts'
import { typedLine, typedLineOrEmpty } from '../wire/typed-text.ts'

/** The data that a browser needs before it can make any other call; all of it is public (OPEN-079). */
export interface SiteKeys {
  readonly apiUrl: string
  readonly siteId: SiteId
  readonly publicKey: string
  readonly password: string
  /** The server's clock, so that a phone with a wrong clock can still sign. */
  readonly time: Instant
}

const wireSiteKeys = z.codec(
  z.object({
    url_api: z.string(),
    web_id: wireId<SiteId>(),
    public_key: z.string(),
    password: z.string(),
    time: wireLongWhole,
  }),
  z.custom<SiteKeys>(),
  {
    decode: ({ url_api, web_id, public_key, password, time }) => ({
      apiUrl: url_api,
      siteId: web_id,
      publicKey: public_key,
      password,
      time: time as Instant,
    }),
    encode: ({ apiUrl, siteId, publicKey, password, time }) => ({
      url_api: apiUrl,
      web_id: siteId,
      public_key: publicKey,
      password,
      time: Number(time),
    }),
  },
)

export const startup = call({
  method: 'POST',
  path: '/admin/startup',
  caller: 'anyone',
  requirements: ['API-001', 'API-002'],
  summary: 'Tells a browser on a host which site it is on, where the API is and which public keys to sign with.',
  parametersIn: 'query',
  // It only reads; nothing is written.
  repeats: 'done-again',
  request: z.object({ url: checked(typedLine(253), z.minLength(1)), token: typedLineOrEmpty(1000) }),
  reply: wireSiteKeys,
})
export const startupExample = (): Example<typeof startup> => ({
  request: { url: 'localhost', token: '' },
  reply: {
    url_api: '/api',
    web_id: 1,
    public_key: 'demo-public-key',
    password: 'demo-password',
    time: 1773486000000,
  },
})

export const login = call({
  method: 'POST',
  path: '/Login',
  caller: 'site',
  requirements: ['API-006', 'API-011'],
  summary: 'Opens a visitor session for seven days. The token goes into the envelope of every later call.',
  // A replay would have to store the token where it can be read; a second session is harmless.
  repeats: 'done-again',
  request: z.object({}),
  reply: wireNewSession,
})
export const loginExample = (): Example<typeof login> => ({
  request: {},
  reply: {
    status: 'OK',
    token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
    id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f',
  },
})
