import { getModelFacts, printerModels } from '@comanda/rules/printing/printer-models'
import { codePages, type PrinterTraits, printerLanguages } from '@comanda/rules/printing/printer-traits'
import { readPaper } from '@comanda/sandbox/printer/read-paper'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodePaper } from './encode-paper.ts'
import { type KitchenPaper, writeKitchenPaper } from './kitchen-paper.ts'
import { writeTrialPaper } from './trial-paper.ts'

const everyPrinter = printerLanguages.flatMap((language) =>
  codePages.map((codePage): PrinterTraits => ({ language, codePage, columns: 42 })),
)
const print = (text: string, traits: PrinterTraits) =>
  readPaper(encodePaper([{ text, look: 'strong' }], traits)).text.trim()

const words = {
  course: (course: number) => `${course}.º`,
  fired: (course: number) => `MARCHA ${course}.º`,
  held: 'En espera',
  allergy: (names: string) => `ALERGIA: ${names}`,
  tableAllergy: (names: string) => `ALERGIA en la mesa: ${names}`,
  clashes: (names: string) => `Lleva ${names}`,
  adaptedBy: (name: string) => `Lo adapta ${name}`,
  floorToldBy: (name: string) => `${name} avisa a sala`,
  contains: 'Contiene:',
  answered: {
    adapt: (names: string) => `Pide adaptarlo: ${names}`,
    keep: (names: string) => `Lo quiere así: ${names}`,
  },
  mayContain: 'Puede contener:',
  due: (hour: string) => `Para las ${hour}`,
  beside: (number: number) => `Va con el pedido ${number}`,
}
const ticket: KitchenPaper = {
  station: 'Calientes',
  mode: 'Mesa',
  place: 'Terraza 5',
  number: 12,
  firedCourse: null,
  beside: null,
  notes: 'con niños',
  sentAt: '21:04',
  dueAt: '21:04',
  copiedAt: null,
  dishes: [
    {
      units: 2,
      name: 'Pulpo a la gallega',
      combo: null,
      words: ['sin Pimentón'],
      notes: 'muy caliente',
      allergens: ['Moluscos'],
      traces: ['Apio'],
      declared: ['Apio'],
      declaredHere: [],
      allergyAnswer: null,
      allergyBy: '',
      answered: null,
      course: 1,
      isHeld: false,
    },
    {
      units: 1,
      name: 'Arroz',
      combo: 'Menú',
      words: [],
      notes: '',
      allergens: [],
      traces: [],
      declared: [],
      declaredHere: [],
      allergyAnswer: null,
      allergyBy: '',
      answered: null,
      course: 2,
      isHeld: true,
    },
  ],
}

describe('a paper', () => {
  it.each(everyPrinter)(
    'keeps ñ, accents and « » in $language $codePage, and € where it has one [DAY-109]',
    (traits) => {
      const euro = traits.codePage === 'cp437' ? '?' : '€'
      expect(print('Jamón «Ñandú» 3 €', traits)).toBe(`Jamón «Ñandú» 3 ${euro}`)
      // An n with a loose tilde is the same letter.
      expect(print('n\u0303ora', traits)).toBe('ñora')
    },
  )

  it.each(everyPrinter)('has a question mark for a sign that $language $codePage lacks [DAY-109]', (traits) => {
    expect(print('漢 Ж ok', traits)).toBe('? ? ok')
    expect(print('🍕', traits)).toBe('?')
  })

  it('holds no byte that speaks to the printer, whatever was typed [DAY-070]', () => {
    const reset = '\u001b@\u0007\u001dV0'
    for (const traits of everyPrinter) expect(print(`a${reset}b`, traits)).toBe('a @ V0b')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...everyPrinter), (text, traits) => {
        const bare = readPaper(encodePaper([{ text: 'x', look: 'large' }], traits))
        const { text: read, stray } = readPaper(encodePaper([{ text: `x${text}`, look: 'large' }], traits))
        expect(stray).toEqual([])
        // The end of the paper, with its feed and its cut, is where it was.
        expect(read.startsWith('x') && read.endsWith(bare.text.slice(1))).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('wraps a long line and loses no word of it', () => {
    const long = Array.from({ length: 40 }, (_, at) => `palabra${at}`).join(' ')
    for (const traits of everyPrinter) {
      const { text } = readPaper(encodePaper([{ text: long, look: 'plain' }], traits))
      expect(text.split(/\s+/).filter(Boolean).join(' ')).toBe(long)
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(traits.columns)
    }
  })
})

describe('a kitchen’s ticket', () => {
  const read = (paper: KitchenPaper) =>
    readPaper(
      encodePaper(writeKitchenPaper(paper, words), { language: 'esc-pos', codePage: 'windows1252', columns: 42 }),
    ).text

  it('names the order that it was added to, before its dishes', () => {
    expect(read({ ...ticket, beside: 9 })).toMatch(/Mesa\s+Va con el pedido 9\s+«con niños»/)
    expect(read(ticket)).not.toContain('Va con')
  })

  it.each([
    ['adapt', '!! Lo adapta Luis'],
    ['tell-floor', '!! Luis avisa a sala'],
  ] as const)('says whose word it is that an allergy is known: %s [DAY-073]', (allergyAnswer, said) => {
    const dishes = ticket.dishes.map((dish) => ({ ...dish, allergyAnswer, allergyBy: 'Luis' }))
    expect(read({ ...ticket, dishes })).toContain(said)
    expect(read(ticket)).not.toContain('Luis')
  })

  it('says where, what and how, with a declared allergy first, allergens in words and later courses apart [DAY-071] [DAY-072]', () => {
    expect(
      read(ticket)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      'Calientes · #12 · 21:04',
      'Terraza 5',
      'Mesa',
      '«con niños»',
      '-'.repeat(42),
      // Large letters are twice as wide.
      '!! ALERGIA: Apio',
      '!! Lleva APIO',
      '2 × Pulpo a la',
      'gallega',
      '- sin Pimentón',
      '«muy caliente»',
      'Contiene: Moluscos',
      'Puede contener: Apio',
      '-'.repeat(42),
      '2.º · En espera',
      '1 × Arroz',
      '(Menú)',
      '-'.repeat(42),
    ])
  })

  it('says below a declared allergy what its diner answered who was asked about it [DAY-206]', () => {
    const dishes = ticket.dishes.map((dish, at) =>
      at === 0 ? { ...dish, answered: { wish: 'adapt' as const, allergens: ['Apio'] } } : dish,
    )
    expect(read({ ...ticket, dishes })).toMatch(
      /!! ALERGIA: Apio\s+!! Lleva APIO\s+!! Pide adaptarlo: Apio\s+2 × Pulpo/,
    )
    expect(read(ticket)).not.toContain('Pide adaptarlo')
  })

  it('has as many lines as were written for it, whatever a diner wrote [F-063]', () => {
    const forged = read({ ...ticket, notes: 'Ana\r\n2 × Bogavante\u001b@\u2028x' })
    expect(forged.split('\n')).toHaveLength(read(ticket).split('\n').length)
    expect(forged).toContain('«Ana 2 × Bogavante @ x»')
  })

  it('says DUPLICADO with the hour at both ends of a copy, and nowhere else [DAY-106]', () => {
    expect(read(ticket)).not.toContain('DUPLICADO')
    const copy = read({ ...ticket, dueAt: '21:30', copiedAt: '21:40' }).trim()
    expect(copy.startsWith('DUPLICADO 21:40')).toBe(true)
    expect(copy.endsWith('DUPLICADO 21:40')).toBe(true)
    expect(copy).toContain('Para las 21:30')
  })
})

describe('a test page', () => {
  const words = {
    title: 'PRUEBA',
    letters: 'Estas letras:',
    prints: 'Imprime lo de:',
    printsNothing: 'No imprime para nadie',
    replaces: 'Sustituye a',
  }
  const trial = { name: 'Cocina', store: 'Centro', hour: '12:30', prints: ['Calientes', 'Pase'], replaces: ['Barra'] }

  it.each(printerModels)(
    'for %s names the printer, its letters and what it prints, as wide as its paper [DAY-211]',
    (model) => {
      const { name, ...traits } = getModelFacts(model)
      const read = (paper: Omit<Parameters<typeof writeTrialPaper>[0], 'model'>) =>
        readPaper(encodePaper(writeTrialPaper({ ...paper, model: name }, words), traits))
      const { text, stray } = read(trial)
      expect(stray).toEqual([])
      const lines = text.split('\n').map((line) => line.trim())
      expect(lines).toEqual(
        expect.arrayContaining([
          'PRUEBA',
          'Cocina',
          'Centro · 12:30',
          name,
          '- Calientes',
          '- Pase',
          'Sustituye a Barra',
        ]),
      )
      // The oldest page has no euro: whoever reads it sees which sign is missing.
      const letters = 'ñ Ñ á é í ó ú ü ç € « » ¿ ¡'
      expect(lines).toContain(traits.codePage === 'cp437' ? letters.replace('€', '?') : letters)
      expect(lines.filter((line) => line === '-'.repeat(traits.columns))).toHaveLength(3)
      const bare = read({ ...trial, prints: [], replaces: [] }).text
      expect(bare).toContain('No imprime para nadie')
      expect(bare).not.toContain('Sustituye')
    },
  )
})
