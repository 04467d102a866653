import { demoSites } from '@comanda/demo/demo-sites'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html.ts'
import { deepestHtml, longestHtml, sanitiseHtml } from './sanitise-html.ts'

const pieces = [
  ...['<', '>', '"', "'", '</', '<script', '</script>', '<a href=', 'javascript:', ' onload=', '<!--', '-->', '<p>'],
  ...['<svg', '&lt;', '=', 'x', '<b', '/>', '<iframe>'],
]
const allowedTag =
  /^<(?:\/?(?:h[234]|p|[uo]l|li|blockquote|table|thead|tbody|t[rhd]|a|strong|em|b|i|u|small|su[bp]|br|hr)|a href="[^"<>]*")>$/

describe('the text of a page', () => {
  it.each(demoSites)('of $website.title is kept as it is written', ({ pages }) => {
    for (const { body } of pages) {
      for (const text of [body.base, ...Object.values(body.variants)]) expect(sanitiseHtml(text)).toBe(text)
    }
  })

  it.each([
    ['a script', '<p>Hola</p><script>alert(1)</script>', '<p>Hola</p>'],
    ['a script in capitals, never closed', '<p>Hola<SCRIPT src=//evil.example>', '<p>Hola</p>'],
    // As a browser reads it: one element of a strange name, and text.
    ['a script inside a script', '<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['a script in a script', '<script><script>alert(1)</script>alert(2)</script>', 'alert(2)'],
    ['a script that names another end', '<script>alert("</scripty>")</script >x', 'x'],
    ['a style', '<style>p{background:url(//evil.example)}</style><p>Hola</p>', '<p>Hola</p>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg><svg/onload=alert(1)>', ''],
    ['the rest of an open comment', '<p>Hola</p><!-- <b>x', '<p>Hola</p>'],
    ['a comment that ends oddly', '<p>Hola</p><!--> <b>x</b> -->', '<p>Hola</p>'],
    ['a declaration', '<!doctype html><?xml x?><p>Hola</p>', '<p>Hola</p>'],
    ['a handler', '<p onclick="alert(1)" style="x">Hola</p>', '<p>Hola</p>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>', ''],
    ['a frame', '<iframe src="https://evil.example">x</iframe>', ''],
    ['a form', '<form action="/x"><input name="card"></form>', ''],
    ['a javascript link', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['one spelt with entities', '<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['one with a tab in it', '<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['one in capitals', '<A HREF=JavaScript:alert(1)>x</A>', '<a>x</a>'],
    ['one behind a safe one', '<a href="/" href="javascript:alert(1)">x</a>', '<a href="/">x</a>'],
    ['one in the value of another attribute', `<a title=' href="/x"' href=javascript:alert(1)>x</a>`, '<a>x</a>'],
    ['a data link', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['a link to another host without a scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
    ['a quote that breaks out of a link', `<a href='/x" onclick="y'>x</a>`, '<a>x</a>'],
    ['a link that leaves its quotes', '<a href="/x><b>y">z</a>', '<a>z</a>'],
    ['a quote that never ends', '<p>a<b title="x>y', '<p>a&lt;b title="x&gt;y</p>'],
    ['a tag that never ends', '<p>1 < 2 <b', '<p>1 &lt; 2 &lt;b</p>'],
    ['a comment', '<!-- <p> --><p>Hola</p>', '<p>Hola</p>'],
    ['a closing tag of the page', '</div></main><p>Hola', '<p>Hola</p>'],
    ['crossed tags', '<p><b>Hola</p></b>', '<p><b>Hola</b></p>'],
  ])('loses %s', (_title, html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe)
  })

  it.each(['/privacidad', '#top', 'https://comanda.example/?a=1&amp;b=2', 'mailto:hola@comanda.example', 'tel:+34600'])(
    'keeps the link %s',
    (address) => expect(sanitiseHtml(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`),
  )

  const piece = fc.constantFrom(...pieces)
  it('holds only what is allowed, and stays the same when read again', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const safe = sanitiseHtml(pieces.join(''))
        expect(safe.replace(/<\/?(?:p|b|a)>|<a href="[^"<>]*">/g, '')).not.toMatch(/[<>]/)
        expect(sanitiseHtml(safe)).toBe(safe)
      }),
    )
  })
})

describe('however long and however deep a text is [F-211]', () => {
  const long = 100_000
  const fill = (piece: string) => piece.repeat(Math.ceil(long / piece.length)).slice(0, long)

  it.each([
    ...[
      '<',
      '<!',
      '<!>',
      '<!--',
      '<!-- -->',
      '<?',
      '</',
      '</p',
      '<p',
      '<p>',
      '<b><p>',
      '</p>',
      '<a href="',
      '<a href=',
    ],
    ...['<a a b c d=e ', '<a "', "<p '", '<script>', '<script></scrip', '<style><svg>', '<title>', '&', '&lt', '<br>'],
    ...['<table><tr><td>', '<b></i>', '<p =', '<p / ', '\n', '&#', '<<p>>'],
  ])('each sign of %j is read once, and many of them are written as what is allowed', (piece) => {
    // Every token begins where the one before ended: nothing is read twice.
    const ends = Array.from(readHtml(fill(piece)), ({ end }) => end)
    expect(ends.every((end, at) => end > (ends[at - 1] ?? 0))).toBe(true)
    expect(ends.at(-1)).toBe(long)
    const safe = sanitiseHtml(fill(piece))
    expect(safe.replace(/<\/?[a-z][a-z0-9]*>|<a href="[^"<>]*">/g, '')).not.toMatch(/[<>]/)
    // At most «&» or «<», which is written with five signs, and a closing tag for each that was opened.
    expect(safe.length).toBeLessThanOrEqual(5 * long + 10 * deepestHtml)
  })

  it('what lies deeper than a page needs keeps its text alone', () => {
    const deep = sanitiseHtml(`${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`)
    expect(deep).toBe(`${'<b>'.repeat(deepestHtml)}x${'</b>'.repeat(deepestHtml)}`)
  })

  it('what is longer than a book ends there', () => {
    expect(sanitiseHtml(`${'x'.repeat(longestHtml)}<script>`)).toBe('x'.repeat(longestHtml))
  })

  it('what it holds is of the allow-list, whatever was sent', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...pieces))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 40 }), (sent) => {
        const html = sent.join('')
        const safe = sanitiseHtml(html)
        const tags = safe.match(/<[^>]*>/g) ?? []
        for (const tag of tags) expect(tag).toMatch(allowedTag)
        expect(sanitiseHtml(safe)).toBe(safe)
      }),
    )
  })
})
