import { demoSites } from '@comanda/demo/demo-sites'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseHtml } from './sanitise-html.ts'

describe('the text of a page', () => {
  it.each(demoSites)('of $website.title is kept as it is written', ({ pages }) => {
    for (const { body } of pages) {
      for (const text of [body.base, ...Object.values(body.variants)]) expect(sanitiseHtml(text)).toBe(text)
    }
  })

  it.each([
    ['a script', '<p>Hola</p><script>alert(1)</script>', '<p>Hola</p>'],
    ['a script in capitals, never closed', '<p>Hola<SCRIPT src=//evil.example>', '<p>Hola</p>'],
    ['a script inside a script', '<scr<script></script>ipt>alert(1)</script>', ''],
    ['a handler', '<p onclick="alert(1)" style="x">Hola</p>', '<p>Hola</p>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>', ''],
    ['a frame', '<iframe src="https://evil.example">x</iframe>', ''],
    ['a form', '<form action="/x"><input name="card"></form>', ''],
    ['a javascript link', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['one spelt with entities', '<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
    ['one with a tab in it', '<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['a data link', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['a link to another host without a scheme', '<a href="//evil.example">x</a>', '<a>x</a>'],
    ['a quote that breaks out of a link', `<a href='/x" onclick="y'>x</a>`, '<a>x</a>'],
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

  const piece = fc.constantFrom(
    ...['<', '>', '"', "'", '</', '<script', '</script>', '<a href=', 'javascript:', ' onload=', '<!--', '-->', '<p>'],
    ...['<svg', '&lt;', '=', 'x', '<b', '/>', '<iframe>'],
  )
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
