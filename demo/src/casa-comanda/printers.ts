import { type DeviceId, toId } from '@comanda/rules/ids'
import type { DemoPrinter } from '../demo-site.ts'
import { stations } from './stations.ts'
import { storeIds } from './stores.ts'

const storeId = storeIds.centro
const [kitchen, bar] = [toId<DeviceId>(1), toId<DeviceId>(2)]
const stationIds = (...names: readonly string[]) =>
  stations.filter((one) => one.storeId === storeId && names.includes(one.name)).map(({ id }) => id)

/** The first store prints in the kitchen and at the bar, each for the other while it is dead. */
export const printers: readonly DemoPrinter[] = [
  {
    id: kitchen,
    storeId,
    name: 'Impresora de cocina',
    fallbackId: bar,
    stationIds: stationIds('Fríos', 'Calientes', 'Plancha', 'Sushi'),
    way: 'asks',
    token: 'demo-not-for-production-printer-kitchen',
  },
  {
    id: bar,
    storeId,
    name: 'Impresora de barra',
    fallbackId: kitchen,
    stationIds: stationIds('Barra'),
    way: 'listens',
    token: 'demo-not-for-production-printer-bar',
  },
]
