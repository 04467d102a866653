import { es } from '@comanda/i18n/dictionaries/es'
import { emptyDraft, type SetupDraft } from '@comanda/rules/setup/setup-draft'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { instant } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import { SpeechProvider } from '@comanda/screen/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import type { SetupWork } from './use-setup-work.ts'
import { WhenPart } from './when-part.tsx'

const hours = { sameDayOnly: false, daysAhead: 7, specialDays: [{ date: '2026-03-16', shifts: [] }] }
const store = { id: 1, timeZone: 'Europe/Madrid', hours } as unknown as Store
const address = { street: 'Calle Mayor', number: '1', postalCode: '28013', city: 'Madrid', province: 'Madrid' }
const whole = { ...emptyDraft, mode: 'pickup', date: '2026-03-16' as IsoDate } as const

function render(draft: Partial<SetupDraft>, more: Partial<SetupWork>): string {
  const work = {
    draft: { ...whole, ...draft },
    context: { loggedIn: false, hasDefaultAddress: false, resource: null },
    venues: { clock: () => instant(Date.parse('2026-03-14T12:30:00Z')) },
    store,
    hours: { slots: [], hasFailed: false, askAgain() {}, takeSoonest() {} },
    ...more,
  } as unknown as SetupWork
  return renderToStaticMarkup(
    <SpeechProvider speech={{ language: 'es', words: () => es }}>
      <WhenPart work={work} />
    </SpeechProvider>,
  )
}

test.each<[string, Partial<SetupDraft>, Partial<SetupWork>, string]>([
  ['the store rests that day', {}, {}, 'El local cierra ese día'],
  ['no store is chosen', {}, { store: null }, 'Elige primero un local'],
  ['there is no address', { mode: 'delivery' }, { store: null }, 'Escribe una dirección de entrega'],
])(
  'without hours it says why: %s [SETUP-036] [ERRORS-006] [ERRORS-007] [ERRORS-008]',
  (_case, draft, more, sentence) => {
    const html = render(draft, more)
    expect(html).toContain('No hay horario disponible para la fecha seleccionada')
    expect(html).toMatch(new RegExp(`role="alert".*${sentence}`))
  },
)

it('shows the empty text in place of an hour, and the day as DD-MM-YYYY [SETUP-033] [SETUP-035] [ERRORS-005]', () => {
  const html = render({ mode: 'delivery', address: address as SetupDraft['address'] }, {})
  expect(html).toContain('No hay horario disponible para la fecha seleccionada')
  expect(html).toContain('16-03-2026')
})

it('fixes the day where only today is taken [SETUP-031]', () => {
  const today = { ...store, hours: { ...store.hours, sameDayOnly: true } } as Store
  expect(render({}, { store: today })).toMatch(/<button[^>]*disabled[^>]*>(?:(?!<\/button>).)*16-03-2026/)
})

it('says that the hours could not be loaded, and does not claim that no orders are taken', () => {
  const html = render({}, { hours: { slots: null, hasFailed: true, askAgain() {}, takeSoonest() {} } })
  expect(html).toMatch(/role="alert".*No hemos podido cargar los horarios\..*<button[^>]*>Intentarlo de nuevo/)
  expect(html).not.toContain('En estos momentos no podemos tramitar más pedidos')
  expect(html).not.toContain('No hay horario disponible')
})
