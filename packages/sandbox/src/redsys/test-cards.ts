/** The knowledge of the sandbox bank about cards: the published test numbers and how each behaves. */
export interface TestCard {
  readonly number: string
  readonly title: string
  /** The version of 3-D Secure that the card's bank uses. */
  readonly version: 'NO_3DS_v2' | '2.1.0' | '2.2.0'
  readonly hasMethod: boolean
  readonly isChallenged: boolean
  readonly response: string
}

const card = (number: string, title: string, more: Partial<TestCard> = {}): TestCard => ({
  number,
  title,
  version: '2.2.0',
  hasMethod: false,
  isChallenged: false,
  response: '0000',
  ...more,
})

export const testCards: readonly TestCard[] = [
  card('4548810000000003', 'Visa, pregunta el código', { isChallenged: true }),
  card('5576441563045037', 'Mastercard, sin preguntas'),
  card('4548812049400004', 'Visa con 3-D Secure antiguo', { version: 'NO_3DS_v2', isChallenged: true }),
  card('4548814479727229', 'sin preguntas', { version: '2.1.0' }),
  card('4918019160034602', 'sin preguntas, con paso oculto', { version: '2.1.0', hasMethod: true }),
  card('4548817212493017', 'pregunta el código', { version: '2.1.0', isChallenged: true }),
  card('4918019199883839', 'pregunta el código, con paso oculto', {
    version: '2.1.0',
    hasMethod: true,
    isChallenged: true,
  }),
  card('4548816134581156', 'sin preguntas'),
  card('4548816131164386', 'pregunta el código', { isChallenged: true }),
  card('5576440022788500', 'denegada', { response: '0190' }),
  card('4907271141151707', 'pregunta y deniega', { isChallenged: true, response: '0190' }),
  card('4907277775205123', 'deniega sin preguntar', { response: '0190' }),
]

export const goodCode = '123456'

export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((known) => known.number === number.replace(/\D/g, ''))
}

/** The security code decides the result. */
export function toResponse(known: TestCard, securityCode: string): string {
  if (securityCode === '999') return '0190'
  return ['172', '173', '174'].includes(securityCode) ? `0${securityCode}` : known.response
}
