import { expect, test } from 'vitest'
import { toSiteOrigin } from './to-site-origin.ts'

const hosts = ['casa.example', 'www.casa.example']
const secure = 'https://casa.example'

test.each([
  ['the host that was asked', 'www.casa.example', secure, 'https://www.casa.example'],
  ['its name in small letters', 'WWW.Casa.Example', secure, 'https://www.casa.example'],
  ['the port of one’s own machine', 'casa.example:3000', null, 'http://casa.example:3000'],
  ['no port the public address has not', 'casa.example:8443', secure, 'https://casa.example'],
  ['the port of the public address', 'casa.example', 'https://casa.example:8443', 'https://casa.example:8443'],
  ['the site’s first host in place of a stranger’s', 'evil.example', secure, 'https://casa.example'],
  [
    'the site’s first host in place of one that only looks alike',
    'casa.example.evil.example',
    secure,
    'https://casa.example',
  ],
  ['nothing of a name before an at sign', 'casa.example@evil.example', secure, 'https://casa.example'],
  ['nothing of a port before an at sign [F-060]', 'casa.example:80@evil.example', null, 'http://casa.example'],
])('a mailed link leads to %s', (_name, asked, publicUrl, origin) => {
  expect(toSiteOrigin(asked, hosts, publicUrl)).toBe(origin)
})

test('a site without a host of its own is linked under the public address [F-060]', () => {
  expect(toSiteOrigin('evil.example', [], secure)).toBe(secure)
})
