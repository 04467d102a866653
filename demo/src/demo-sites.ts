import { carta } from './carta/carta.ts'
import { casaComanda } from './casa-comanda/casa-comanda.ts'
import type { DemoSite } from './demo-site.ts'
import { reservas } from './reservas/reservas.ts'
import { socios } from './socios/socios.ts'

export const demoSites: readonly DemoSite[] = [casaComanda, reservas, carta, socios]
