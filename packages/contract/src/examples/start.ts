import type * as calls from '../calls/start.ts'
import type { ExamplesOf } from './examples-of.ts'

export const startExamples: ExamplesOf<typeof calls> = {
  startup: {
    request: { url: 'localhost', token: '' },
    reply: {
      url_api: '/api',
      web_id: 1,
      public_key: 'demo-public-key',
      password: 'demo-password',
      time: 1773486000000,
    },
  },
  login: {
    request: {},
    reply: {
      status: 'OK',
      token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
      id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f',
    },
  },
}
