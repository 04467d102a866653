import { createHash } from 'node:crypto'
import type { BasisPoints, Cents } from '@comanda/rules/money/cents'
import { languageCodes } from '@comanda/rules/text/language'
import type { IsoDate, Minute, Weekday } from '@comanda/rules/time/calendar'
import { weekdays } from '@comanda/rules/time/calendar'
import { formatDate } from '@comanda/rules/time/iso-date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { envelopeSecret } from '../envelope.ts'
import { wireCount } from './count.ts'
import { wireBookingDate, wireDate, wireHour, wireInstant, wireWeekday } from './date.ts'
import { wireFlag, wireNumberFlag } from './flag.ts'
import { readLanguage } from './language.ts'
import { wireList, wireText, wireTextOrNull } from './list.ts'
import { wireMultilanguage, wireTextList, wireTexts } from './multilanguage.ts'
import {
  largestWhole,
  wireId,
  wireIdOrNull,
  wireLongWhole,
  wireUuid,
  wireUuidOrNull,
  wireWhole,
  wireWholeOrNull,
  wireWholeText,
} from './number.ts'
import { pictureUrl, wireCover, wireImage } from './picture.ts'
import { wireFraction, wirePercent, wirePrice, wirePriceOrNull } from './price.ts'
import { sha256 } from './sha256.ts'

const reads = (schema: z.ZodMiniType, value: unknown) => z.safeDecode(schema, value as never)
const isRead = (schema: z.ZodMiniType, value: unknown) => reads(schema, value).success

describe('flags', () => {
  it.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [0, false],
    [false, false],
    [null, false],
    [undefined, false],
    ['', false],
    ['true', false],
    ['on', false],
    [2, false],
    [{}, false],
    [[1], false],
  ])('%j is read as %s [OPEN-091]', (value, on) => {
    expect(reads(wireFlag, value).data).toBe(on)
    expect(reads(wireNumberFlag, value).data).toBe(on)
  })

  it('a missing flag is off', () => {
    expect(z.decode(z.object({ has_reservs: wireFlag }), {})).toEqual({ has_reservs: false })
  })

  it('are written as text, or as numbers where the documents count', () => {
    expect([true, false].map((on) => z.encode(wireFlag, on))).toEqual(['1', '0'])
    expect([true, false].map((on) => z.encode(wireNumberFlag, on))).toEqual([1, 0])
  })
})

describe('prices', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    ['0.29', 29],
    ['1.15', 115],
    ['8.95', 895],
    [19.99, 1999],
    [0.1, 10],
    ['-3.05', -305],
    ['-0.00', 0],
    ['21474836.47', 2_147_483_647],
  ])('%s is exactly %i cents', (euros, amount) => {
    expect(reads(wirePrice, euros).data).toBe(amount)
  })

  it.each([
    '',
    '1,50',
    '1.234',
    '1e3',
    ' 1',
    '1 ',
    '.5',
    '5.',
    'NaN',
    '0x10',
    '--1',
    '1234567890123',
    '21474836.48',
    '-21474836.48',
    0.001,
    1e21,
    null,
    [],
    {},
    true,
  ])('%j is no price', (value) => {
    expect(isRead(wirePrice, value)).toBe(false)
  })

  it('come back as they went, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -largestWhole, max: largestWhole }), (amount) => {
        const wire = z.encode(wirePrice, amount as Cents)
        expect(wire).toMatch(/^-?\d+\.\d\d$/)
        expect(z.decode(wirePrice, wire)).toBe(amount)
        // A reader that treats it as a number gets the same value.
        expect(Math.round(Number(wire) * 100)).toBe(amount)
      }),
    )
  })

  it('may be nothing', () => {
    for (const nothing of [null, undefined, '']) expect(reads(wirePriceOrNull, nothing).data).toBeNull()
    expect(z.encode(wirePriceOrNull, null)).toBeNull()
    expect(z.encode(wirePriceOrNull, 5 as Cents)).toBe('0.05')
    expect(reads(wirePriceOrNull, '0.05').data).toBe(5)
  })
})

describe('rates', () => {
  it.each([
    ['0.10', 1000, '0.10'],
    [0.1, 1000, '0.10'],
    [0.21, 2100, '0.21'],
    ['0.055', 550, '0.0550'],
    ['0', 0, '0.00'],
    ['1', 10_000, '1.00'],
  ])('tax.value %s is %i hundredths of a percent [OPEN-052]', (wire, share, written) => {
    expect(reads(wireFraction, wire).data).toBe(share)
    expect(z.encode(wireFraction, share as BasisPoints)).toBe(written)
  })

  it.each([
    ['10', 1000],
    ['10.5', 1050],
    [7, 700],
    ['0', 0],
  ])('%s percent is %i basis points', (wire, share) => {
    expect(reads(wirePercent, wire).data).toBe(share)
    expect(Number(z.encode(wirePercent, share as BasisPoints))).toBe(Number(wire))
  })
})

describe('dates and hours', () => {
  it.each(['2026-03-14', '14-03-2026', '14/03/2026'])('%s is one day, however it is written [CONST-025]', (text) => {
    for (const codec of [wireDate, wireBookingDate]) expect(z.decode(codec, text)).toBe('2026-03-14')
  })

  it('is written as each place asks [CONST-025]', () => {
    const day = '2026-03-14' as IsoDate
    expect([wireDate, wireBookingDate].map((codec) => z.encode(codec, day))).toEqual(['2026-03-14', '14/03/2026'])
    expect(formatDate(day)).toBe('14-03-2026')
  })

  it.each(['2026-02-30', '30/02/2026', '2026-3-4', '14.03.2026', '14-03/2026x', '', 'today'])(
    '%j is no day',
    (text) => {
      expect(isRead(wireDate, text)).toBe(false)
    },
  )

  it.each([
    ['09:05', 545, '09:05'],
    ['9:05', 545, '09:05'],
    ['23:59:30', 1439, '23:59'],
    ['24:00', 0, '00:00'],
    ['24:00:00', 0, '00:00'],
  ])('%s is minute %i', (text, minute, written) => {
    expect(z.decode(wireHour, text)).toBe(minute)
    expect(z.encode(wireHour, minute as Minute)).toBe(written)
  })

  it.each(['24:01', '12:60', 'noon', '', '12'])('%j is no hour', (text) => {
    expect(isRead(wireHour, text)).toBe(false)
  })

  it.each([
    ['monday-0', 0, 'monday'],
    ['monday-0', 6, 'sunday'],
    ['sunday-0', 0, 'sunday'],
    ['sunday-0', 1, 'monday'],
    ['monday-1', 1, 'monday'],
    ['monday-1', 7, 'sunday'],
  ] as const)('by %s, %i is %s [CONST-019]', (numbering, index, weekday) => {
    const codec = wireWeekday(numbering)
    expect(z.decode(codec, index)).toBe(weekday)
    expect(z.decode(codec, String(index))).toBe(weekday)
    expect(z.encode(codec, weekday)).toBe(index)
  })

  it('every weekday comes back from every numbering', () => {
    for (const numbering of ['monday-0', 'sunday-0', 'monday-1'] as const) {
      const codec = wireWeekday(numbering)
      expect(weekdays.map((weekday: Weekday) => z.decode(codec, z.encode(codec, weekday)))).toEqual([...weekdays])
    }
    expect(isRead(wireWeekday('monday-0'), 7)).toBe(false)
    expect(isRead(wireWeekday('monday-1'), 0)).toBe(false)
  })

  it('a moment keeps its offset', () => {
    expect(z.encode(wireInstant, z.decode(wireInstant, '2026-03-14T13:00:00+01:00'))).toBe('2026-03-14T12:00:00.000Z')
  })
})

describe('texts', () => {
  it('German is written ge, and read as ge or ger [SITE-029] [CONST-024]', () => {
    expect(z.decode(wireTexts, { ge: 'Reis', en: 'Rice' })).toEqual({ ger: 'Reis', en: 'Rice' })
    expect(z.decode(wireTexts, { ger: 'Reis' })).toEqual({ ger: 'Reis' })
    expect(z.encode(wireTexts, { ger: 'Reis', en: 'Rice' })).toEqual({ ge: 'Reis', en: 'Rice' })
  })

  it('knows exactly the languages of the documents [CONST-024]', () => {
    expect(['es', 'en', 'cat', 'eu', 'fr', 'ge', 'nl'].map(readLanguage)).toEqual([...languageCodes])
    expect(readLanguage('de')).toBeUndefined()
  })

  it('drops empty and unknown variants, so that the base text shows', () => {
    expect(z.decode(wireTexts, { en: '', fr: null, xx: 'x' })).toEqual({})
    for (const nothing of [null, undefined]) expect(reads(wireTexts, nothing).data).toEqual({})
    expect(z.encode(wireTexts, { en: '' })).toEqual({})
  })

  it('every set of variants comes back as it went', () => {
    const variants = fc.dictionary(fc.constantFrom(...languageCodes), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(variants, (texts) => {
        expect(z.decode(wireTexts, z.encode(wireTexts, texts))).toEqual(texts)
        expect(z.decode(wireTextList, z.encode(wireTextList, texts))).toEqual(texts)
      }),
    )
  })

  it('a missing multilanguage, or a missing field of it, has no variants', () => {
    const codec = wireMultilanguage('name', 'description')
    for (const nothing of [null, undefined]) expect(reads(codec, nothing).data).toEqual({ name: {}, description: {} })
    expect(reads(codec, { name: { en: 'Rice' } }).data).toEqual({ name: { en: 'Rice' }, description: {} })
  })

  it('text may be missing', () => {
    for (const nothing of [null, undefined, '']) {
      expect(reads(wireTextOrNull, nothing).data).toBeNull()
      expect(reads(wireText, nothing).data).toBe('')
    }
  })
})

describe('numbers and ids', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['-3', -3],
    ['0', 0],
  ])('%j is the whole number %i', (value, whole) => {
    expect(reads(wireWhole, value).data).toBe(whole)
  })

  it.each(['', '1.5', '1e3', 'x', '9'.repeat(16), 1.5, Number.NaN, 2 ** 53, null, true, [], {}])(
    '%j is no whole number',
    (value) => {
      expect(isRead(wireWhole, value)).toBe(false)
      expect(isRead(wireId(), value)).toBe(false)
    },
  )

  it.each([2 ** 31, '2147483648', '999999999999999', 2 ** 53 - 1])(
    '%j is more than any count or id [F-065]',
    (value) => {
      const codecs = [wireWhole, wireWholeOrNull, wireWholeText, wireId(), wireIdOrNull()]
      for (const codec of codecs) expect(isRead(codec, value)).toBe(false)
      expect(isRead(wireWhole, -Number(value))).toBe(false)
      expect(reads(wireLongWhole, value).data).toBe(Number(value))
    },
  )

  it('an id is never negative, and its text may not hide another number', () => {
    for (const value of [-1, '-1', '0x1', ' 1', '1 ']) expect(isRead(wireId(), value)).toBe(false)
  })

  it('no id is written in four ways', () => {
    for (const nothing of [null, undefined, '', 0, '0']) expect(reads(wireIdOrNull(), nothing).data).toBeNull()
    expect(reads(wireIdOrNull(), '7').data).toBe(7)
    expect(z.encode(wireIdOrNull(), null)).toBeNull()
  })

  it('a missing number is null, but zero is a number', () => {
    for (const nothing of [null, undefined, '']) expect(reads(wireWholeOrNull, nothing).data).toBeNull()
    expect(reads(wireWholeOrNull, 0).data).toBe(0)
    expect(z.encode(wireWholeText, 1)).toBe('1')
  })

  it('a visitor’s ids are uuids and nothing else', () => {
    const id = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'
    expect(reads(wireUuid(), id).data).toBe(id)
    for (const value of ['', '1', `${id}'`, null, [id]]) expect(isRead(wireUuid(), value)).toBe(false)
    for (const nothing of [null, undefined, '']) expect(reads(wireUuidOrNull(), nothing).data).toBeNull()
  })

  it('a count is the first of a list [API-009]', () => {
    expect(z.decode(wireCount, [3])).toBe(3)
    expect(z.encode(wireCount, 3)).toEqual([3])
    expect(isRead(wireCount, [])).toBe(false)
  })

  it('a list may be null', () => {
    const codec = wireList(wireWhole)
    for (const nothing of [null, undefined]) expect(reads(codec, nothing).data).toEqual([])
    expect(z.encode(codec, [1])).toEqual([1])
  })
})

describe('pictures', () => {
  it('a cover comes in three sizes [CATALOGUE-005]', () => {
    const picture = { key: 'arroz-1a2b', blur: 'data:,' }
    const wire = z.encode(wireCover, picture)
    expect(wire).toEqual({
      cover: {
        small: '/pictures/arroz-1a2b-small.webp',
        medium: '/pictures/arroz-1a2b-medium.webp',
        big: '/pictures/arroz-1a2b-big.webp',
        blur: 'data:,',
      },
    })
    expect(z.decode(wireCover, wire)).toEqual(picture)
    expect(z.decode(wireCover, z.encode(wireCover, null))).toBeNull()
    expect(reads(wireCover, { cover: { ...wire?.cover, blur: null } }).data).toEqual({ ...picture, blur: '' })
    for (const none of [null, {}]) expect(reads(wireCover, none).data).toBeNull()
  })

  it('an image is one address', () => {
    expect(z.encode(wireImage, { key: 'gluten', blur: '' })).toBe(pictureUrl('gluten', 'medium'))
    expect(z.decode(wireImage, '/pictures/gluten-medium.webp')).toEqual({ key: 'gluten', blur: '' })
    for (const none of [null, undefined, '', 'https://elsewhere.example/x.png'])
      expect(reads(wireImage, none).data).toBeNull()
  })
})

describe('the hash', () => {
  it('is SHA-256, as every other program computes it [OPEN-022]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff), { maxLength: 300 }), (points) => {
        const text = String.fromCodePoint(...points).toWellFormed()
        expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
      }),
    )
  })

  it('signs the password followed by the time [API-005]', () => {
    const digest = createHash('sha256').update('secret1773486000000').digest('hex')
    expect(envelopeSecret('secret', '1773486000000')).toBe(digest)
  })
})
