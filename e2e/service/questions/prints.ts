import { hot } from '../house/dishes.ts'
import type { Question } from './question.ts'

/** The printers that a station's dishes are sent to. */
export const prints: Question = {
  async stored(rows, { siteId, storeId }) {
    const found = await rows<{ readonly name: string }>(
      `select device.name from print_route route
       join station on station.site_id = route.site_id and station.id = route.station_id
       join staff_device device on device.site_id = route.site_id and device.id = route.printer_id
       where route.site_id = $1 and station.store_id = $2 and station.name = $3
         and route.is_used and device.revoked_at is null order by device.name`,
      [siteId, storeId, hot],
    )
    return { [hot]: found.map(({ name }) => name).join(', ') }
  },
  known: ({ printer }) => ({ [hot]: printer.name }),
}
