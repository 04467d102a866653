import { cents } from '@comanda/rules/money/cents'
import { describe, expect, it, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

const write = (text: string) => writeCsv([[text]], 'es')
const quoted = (text: string) => `\uFEFF"${text}"\r\n`

describe('a file for a spreadsheet', () => {
  test.each([
    '=cmd()',
    '+34600123456',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '\u0000=1',
    '＝1',
    '\tplain',
  ])('takes %j for text', (text) => expect(write(text)).toBe(quoted(`'${text}`)))

  test.each(['Pulpo a la gallega', '600=1', 'a-b', 'a@b.example', ''])('leaves %j as it is', (text) =>
    expect(write(text)).toBe(quoted(text)),
  )

  it('keeps quotes, separators and lines inside their cell', () => {
    expect(write('the "big"; one,\ntwo')).toBe(quoted('the ""big""; one,\ntwo'))
    expect(write('="1"')).toBe(quoted(`'=""1""`))
  })

  it('writes amounts as each language’s spreadsheet reads them, and a negative one as a number', () => {
    const rows = [['Total', 12, { cents: cents(-123_405) }]]
    expect(writeCsv(rows, 'es')).toBe('\uFEFF"Total";12;-1234,05\r\n')
    expect(writeCsv(rows, 'en')).toBe('\uFEFF"Total",12,-1234.05\r\n')
    for (const language of ['cat', 'eu', 'fr', 'ger', 'nl'] as const) {
      expect(writeCsv(rows, language)).toBe(writeCsv(rows, 'es'))
    }
  })
})
