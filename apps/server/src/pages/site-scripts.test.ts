import { describe, expect, it, test } from 'vitest'
import { printDocumentPolicy } from '../http/content-policy.ts'
import { allowScripts, writeScripts } from './site-scripts.ts'

const nothing = { head: [], body: [], tagManager: undefined }
const page =
  '<html><head><script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js"></head><body><p>x</p></body></html>'

describe('scripts of others', () => {
  test.each([
    ['plain code', 'run(1)', '<script nonce="n">run(1)</script>'],
    ['code that spells the end tag', 'a("</script>")', '<script nonce="n">a("<\\/script>")</script>'],
    [
      'elements, with another nonce',
      '<!-- x --><script nonce="old" async src="https://a.example/t.js"></script>\n<script>b()</script><noscript>c</noscript>',
      '<script nonce="n" async src="https://a.example/t.js"></script><script nonce="n">b()</script>',
    ],
  ])('are written from %s [SITE-023]', (_, pasted, written) => {
    expect(writeScripts(page, { ...nothing, head: [pasted] }, 'n')).toContain(`${written}</head>`)
    expect(writeScripts(page, { ...nothing, body: [pasted] }, 'n')).toContain(`${written}</body>`)
  })

  it('leave the page’s own scripts their nonce, for trust is passed on from it', () => {
    const written = writeScripts(page, { ...nothing, tagManager: 'GTM-ABC' }, 'n')
    expect(written).toContain('<script nonce="n" type="module" src="/assets/a.js">')
    expect(written).toContain('<link nonce="n" rel="modulepreload"')
    expect(written).toContain('<meta name="tag-manager" content="GTM-ABC">')
  })

  it('widen the policy for what they fetch, and never to inline code', () => {
    const own = printDocumentPolicy()
    expect(printDocumentPolicy(allowScripts('n'))).toBe(
      own
        .replace("script-src 'self'", "script-src 'self' 'nonce-n' 'strict-dynamic'")
        .replace("connect-src 'self'", "connect-src 'self' https:")
        .replace("img-src 'self' data:", "img-src 'self' data: https:")
        .replace("frame-src 'self'", "frame-src 'self' https:"),
    )
  })
})
