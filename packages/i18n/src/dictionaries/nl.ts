import { nl as audit } from './audit/nl.ts'
import { nl as boards } from './boards/nl.ts'
import { nl as book } from './book/nl.ts'
import { nl as booking } from './booking/nl.ts'
import { nl as cart } from './cart/nl.ts'
import { nl as catalogue } from './catalogue/nl.ts'
import { nl as checkout } from './checkout/nl.ts'
import { nl as common } from './common/nl.ts'
import { nl as consent } from './consent/nl.ts'
import { nl as customer } from './customer/nl.ts'
import { nl as dish } from './dish/nl.ts'
import { nl as door } from './door/nl.ts'
import type { Dictionary } from './es.ts'
import { nl as first } from './first/nl.ts'
import { nl as floor } from './floor/nl.ts'
import { nl as forms } from './forms/nl.ts'
import { nl as history } from './history/nl.ts'
import { nl as orders } from './orders/nl.ts'
import { nl as pages } from './pages/nl.ts'
import { nl as pauses } from './pauses/nl.ts'
import { nl as printing } from './printing/nl.ts'
import { nl as refusals } from './refusals/nl.ts'
import { nl as reports } from './reports/nl.ts'
import { nl as rides } from './rides/nl.ts'
import { nl as setup } from './setup/nl.ts'
import { nl as table } from './table/nl.ts'
import { nl as team } from './team/nl.ts'
import { nl as telephone } from './telephone/nl.ts'
import { nl as waiting } from './waiting/nl.ts'

export const nl: Dictionary = {
  ...first,
  ...customer,
  ...audit,
  ...boards,
  ...book,
  ...booking,
  ...cart,
  ...catalogue,
  ...checkout,
  ...common,
  ...consent,
  ...dish,
  ...door,
  ...floor,
  ...forms,
  ...history,
  ...orders,
  ...pages,
  ...pauses,
  ...printing,
  ...refusals,
  ...reports,
  ...rides,
  ...setup,
  ...table,
  ...team,
  ...telephone,
  ...waiting,
}
