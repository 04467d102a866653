import type { OfferedSitting } from '@comanda/contract/entities/booking'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { BookingDraft } from '@comanda/rules/booking/booking-draft'
import { everyHour } from '@comanda/rules/booking/offered-hours'
import { type ResourceId, type SittingId, type StoreId, toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { SpeechProvider } from '@comanda/screen/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HourChoice } from './hour-choice.tsx'

const [garden, hall] = [toId<ResourceId>(1), toId<ResourceId>(2)]
const zones = [
  { resourceId: garden, name: 'Jardín' },
  { resourceId: hall, name: 'Salón' },
]
const draft: BookingDraft = {
  step: 'find',
  storeId: toId<StoreId>(1),
  party: 4,
  overLimit: false,
  date: getIsoDate('2026-11-21'),
  resourceId: null,
  sittingId: null,
  at: null,
}
const sitting = (id: number, resourceId: ResourceId, completed: boolean): OfferedSitting => ({
  id: toId<SittingId>(id),
  resourceId,
  name: 'Cena',
  endsAt: getMinute('23:00'),
  slots: [{ at: getMinute('21:00'), completed }],
})

function show(sittings: readonly OfferedSitting[], filter = everyHour): string {
  const days = [
    { date: getIsoDate('2026-11-21'), isFree: false },
    { date: getIsoDate('2026-11-22'), isFree: true },
  ]
  const nothing = () => {}
  const storeId = toId<StoreId>(1)
  const now = { date: getIsoDate('2026-11-20'), weekday: 'friday', minute: getMinute('12:00') } as const
  return renderToStaticMarkup(
    <SpeechProvider speech={{ language: 'es', words: () => dictionaryOf('es') as never }}>
      <HourChoice
        sittings={sittings}
        zones={zones}
        days={days}
        draft={draft}
        filter={filter}
        now={now}
        storeId={storeId}
        onFilter={nothing}
        onHour={nothing}
        onDay={nothing}
      />
    </SpeechProvider>,
  )
}

it('asks for the hour where there are some [BOOKING-007] [ERRORS-047]', () => {
  const shown = show([sitting(1, garden, false)])
  expect(shown).toContain('Selecciona la hora')
  expect(shown).not.toContain('No hay horas disponibles')
  expect(shown).toContain('21:00')
})

it('says that there are none, and where else or when there are [BOOKING-007] [ERRORS-047]', () => {
  const elsewhere = show([sitting(1, garden, true), sitting(2, hall, false)], { ...everyHour, resourceId: garden })
  expect(elsewhere).toContain('No hay horas disponibles para este filtro')
  expect(elsewhere).not.toContain('Selecciona la hora')
  expect(elsewhere).toContain('Salón · 21:00')
  const full = show([sitting(1, garden, true), sitting(2, hall, true)])
  expect(full).toContain('No hay horas disponibles para este filtro')
  expect(full).toContain('dom, 22 nov')
})
