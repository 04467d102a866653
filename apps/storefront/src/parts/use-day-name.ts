import type { StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, useWords } from '@comanda/screen/words'
import { openClock } from '../state/store-clock.ts'
import { toDayLabel } from './to-day-label.ts'
import { useRoot } from './use-root.ts'

/** Names days as people at a store do, by the server's clock: «hoy», «mañana», «el viernes 20». */
export function useDayName(storeId: StoreId | null): (date: IsoDate) => string {
  const words = useWords('setup').setup
  const language = useLanguage()
  const clock = useRead('clock', openClock)
  const store = useRoot().site.stores.find(({ id }) => id === storeId)
  const today = clock.state === 'ready' && store ? toStoreMoment(clock.value(), store.timeZone).date : null
  return (date) => toDayLabel(date, today, { words, language })
}
