import { ger as audit } from './audit/ger.ts'
import { ger as boards } from './boards/ger.ts'
import { ger as book } from './book/ger.ts'
import { ger as booking } from './booking/ger.ts'
import { ger as cart } from './cart/ger.ts'
import { ger as catalogue } from './catalogue/ger.ts'
import { ger as checkout } from './checkout/ger.ts'
import { ger as common } from './common/ger.ts'
import { ger as consent } from './consent/ger.ts'
import { ger as customer } from './customer/ger.ts'
import { ger as dish } from './dish/ger.ts'
import { ger as door } from './door/ger.ts'
import type { Dictionary } from './es.ts'
import { ger as first } from './first/ger.ts'
import { ger as floor } from './floor/ger.ts'
import { ger as forms } from './forms/ger.ts'
import { ger as history } from './history/ger.ts'
import { ger as orders } from './orders/ger.ts'
import { ger as pages } from './pages/ger.ts'
import { ger as pauses } from './pauses/ger.ts'
import { ger as printing } from './printing/ger.ts'
import { ger as refusals } from './refusals/ger.ts'
import { ger as reports } from './reports/ger.ts'
import { ger as rides } from './rides/ger.ts'
import { ger as setup } from './setup/ger.ts'
import { ger as table } from './table/ger.ts'
import { ger as team } from './team/ger.ts'
import { ger as telephone } from './telephone/ger.ts'
import { ger as waiting } from './waiting/ger.ts'

export const ger: Dictionary = {
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
