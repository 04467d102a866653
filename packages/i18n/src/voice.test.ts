import { describe, expect, it } from 'vitest'
import { dictionaryOf } from './dictionary-of.ts'
import { type Language, languages } from './languages.ts'
import { mailWordsOf } from './mail-words-of.ts'

interface Sentence {
  readonly key: string
  /** What it says; of a sentence with gaps, its source. */
  readonly text: string
}

function listSentences(words: unknown, key: string): Sentence[] {
  if (typeof words === 'string' || typeof words === 'function') return [{ key, text: String(words) }]
  return Object.entries(words as object).flatMap(([name, inner]) => listSentences(inner, `${key}.${name}`))
}

const sentencesOf = (language: Language) => [
  ...listSentences(dictionaryOf(language), 'screens'),
  ...listSentences(mailWordsOf(language), 'mail'),
]

const everyLanguage = Object.keys(languages) as Language[]

// Sentences that the requirements give word for word: they keep the address that was given.
const given = {
  'screens.cart.roundLimit': 'ERRORS-029',
  'screens.refusals.round-limit': 'ERRORS-029',
  'screens.cart.roundWait': 'ERRORS-030',
  'screens.refusals.buffet-blocked': 'ERRORS-030',
  'screens.table.readQrAgain': 'ERRORS-041',
  'screens.refusals.code-to-read-again': 'ERRORS-041',
  'screens.cardProblems.number-wrong': 'ERRORS-073',
}

const usted = [
  /\bustede?s?\b/i,
  /\bsus? (pedido|mesa|cuenta|visita|reserva|dispositivo|parte|datos)\b/i,
  /(?<!\bse )\ble (avis|tra|enviar|esper|devolv|recomend)/i,
  /\bDebe \p{L}+r\b|\bHa (alcanzado|probado)\b|\bpuede reservarla\b|\bvuelva a\b/u,
  /\b(Elija|Espere|Revise|Recargue|Introduzca|Rellene|Seleccione|Inicie|Indique|Llame|Escriba|Pida|Elimine)\b/i,
  /\b(avise|recupere|compruebe|pruebe|toque|pulse|inténtelo|revíselo|envíelos|quítelos|quiere pagar)\b/i,
]

describe('one voice per language', () => {
  it('says tú in Spanish, but for the sentences that are given word for word [F-090]', () => {
    const formal = sentencesOf('es').filter(({ text }) => usted.some((form) => form.test(text)))
    expect(formal.filter(({ key }) => !(key in given))).toEqual([])
    // A sentence that says tú meanwhile has no place in the list.
    expect(Object.keys(given).filter((key) => !formal.some((each) => each.key === key))).toEqual([])
  })

  it('corrects the slips of the given sentences [F-090]', () => {
    const texts = sentencesOf('es').map(({ text }) => text)
    expect(texts.filter((text) => /inváldo|\blimite\b|categorias|Debe Introducir/.test(text))).toEqual([])
  })

  it.each<[string, RegExp, string]>([
    ['es', /carrito/i, 'Cesta'],
    ['en', /\bcart\b|\btrolley\b/i, 'Basket'],
    ['eu', /orga\b/i, 'Saskia'],
    ['fr', /chariot|caddie/i, 'Panier'],
    ['ger', /Einkaufswagen|\bKorb\b/, 'Warenkorb'],
    ['cat', /carret/i, 'Cistella'],
    ['nl', /winkelwagen/i, 'Mandje'],
  ])('has one word for the basket in %s, and names it where it leads there [F-236]', (language, other, word) => {
    const sentences = sentencesOf(language as 'es')
    const others = sentences.filter(({ text }) => other.test(text)).map(({ key }) => key)
    // The documents give one sentence word for word.
    expect(others).toEqual(language === 'es' ? ['screens.cart.empty'] : [])
    const say = (key: string) => sentences.find((each) => each.key === `screens.frame.${key}`)?.text ?? ''
    expect(say('cart')).toBe(word)
    expect(say('viewBasket').toLowerCase()).toContain(word.toLowerCase())
    expect(say('viewOrder').toLowerCase()).toContain(say('round').toLowerCase())
  })

  it('says du in German [F-090]', () => {
    const formal = sentencesOf('ger').filter(({ text }) => /\b(Sie|Ihr|Ihre[nmrs]?|Ihnen)\b/.test(text))
    expect(formal).toEqual([])
  })

  it.each(everyLanguage)('leaves no ending open in %s, as in «comensal(es)» [F-090]', (language) => {
    const open = sentencesOf(language).filter(({ text }) => /[\p{L}\d}]\((e|es|s|n|en|r|a|in|nen)\)/u.test(text))
    expect(open).toEqual([])
  })

  it.each<[Language, string[]]>([
    ['es', ['Elige 1', 'Elige hasta 2', 'Elige de 1 a 3', 'Elige al menos 2', 'Elige los que quieras']],
    ['en', ['Choose 1', 'Choose up to 2', 'Choose 1 to 3', 'Choose at least 2', 'Choose as many as you like']],
    [
      'eu',
      ['Aukeratu 1', 'Aukeratu gehienez 2', 'Aukeratu 1 eta 3 artean', 'Aukeratu gutxienez 2', 'Aukeratu nahi beste'],
    ],
    [
      'fr',
      [
        'Choisissez-en 1',
        'Choisissez-en jusqu’à 2',
        'Choisissez-en de 1 à 3',
        'Choisissez-en au moins 2',
        'Choisissez-en autant que vous voulez',
      ],
    ],
    ['cat', ['Tria’n 1', 'Tria’n fins a 2', 'Tria’n de 1 a 3', 'Tria’n almenys 2', 'Tria’n tants com vulguis']],
    ['nl', ['Kies er 1', 'Kies er hoogstens 2', 'Kies er 1 tot 3', 'Kies er minstens 2', 'Kies er zoveel je wilt']],
    ['ger', ['Wähle 1', 'Wähle bis zu 2', 'Wähle 1 bis 3', 'Wähle mindestens 2', 'Wähle, so viele du möchtest']],
  ])('says in %s how many to choose as a person would [F-090]', (language, said) => {
    const { toChoose, toChooseFrom } = dictionaryOf(language).dish
    expect([toChoose(1, 1), toChoose(0, 2), toChoose(1, 3), toChooseFrom(2), toChooseFrom(0)]).toEqual(said)
  })

  it.each<[Language, string, string]>([
    ['es', 'el viernes 20', 'Reserva para el viernes 20 a las 21:00, para 2 personas.'],
    ['en', 'on Friday 20', 'Your table on Friday 20 at 21:00, for 2 people.'],
    ['eu', 'ostirala 20', 'Erreserba: ostirala 20, 21:00etan, 2 lagunentzat.'],
    ['fr', 'vendredi 20', 'Réservation pour vendredi 20 à 21:00, pour 2 personnes.'],
    ['cat', 'el divendres 20', 'Reserva: el divendres 20 a les 21:00, per a 2 persones.'],
    ['nl', 'op vrijdag 20', 'Je tafel op vrijdag 20 om 21:00 uur, voor 2 personen.'],
    ['ger', 'am Freitag, 20. November', 'Dein Tisch am Freitag, 20. November um 21:00 Uhr, für 2 Personen.'],
  ])('sums a booking up in %s in one sentence [F-090]', (language, day, said) => {
    const { summary } = dictionaryOf(language).booking
    expect(summary(day, 2, '21:00')).toBe(said)
    expect(summary(day, 1, '21:00')).toMatch(/\b(1 pers|batentzat)/i)
  })
})
