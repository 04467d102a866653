import { expect, test } from 'vitest'
import { toSiteOrigin } from './to-site-origin.ts'

const hosts = ['casa.example', 'www.casa.example']

test.each([
  ['the host that was asked', 'www.casa.example', true, 'https://www.casa.example'],
  ['its name in small letters', 'WWW.Casa.Example', true, 'https://www.casa.example'],
  ['the port of one’s own machine', 'casa.example:3000', false, 'http://casa.example:3000'],
  ['no port under TLS', 'casa.example:8443', true, 'https://casa.example'],
  ['the site’s first host in place of a stranger’s', 'evil.example', true, 'https://casa.example'],
  [
    'the site’s first host in place of one that only looks alike',
    'casa.example.evil.example',
    true,
    'https://casa.example',
  ],
  ['nothing of a name before an at sign', 'casa.example@evil.example', true, 'https://casa.example'],
])('a mailed link leads to %s', (_name, asked, secure, origin) => {
  expect(toSiteOrigin(asked, hosts, secure)).toBe(origin)
})
