import { en as audit } from './audit/en.ts'
import { en as boards } from './boards/en.ts'
import { en as book } from './book/en.ts'
import { en as booking } from './booking/en.ts'
import { en as cart } from './cart/en.ts'
import { en as catalogue } from './catalogue/en.ts'
import { en as checkout } from './checkout/en.ts'
import { en as common } from './common/en.ts'
import { en as consent } from './consent/en.ts'
import { en as customer } from './customer/en.ts'
import { en as dish } from './dish/en.ts'
import { en as door } from './door/en.ts'
import type { Dictionary } from './es.ts'
import { en as first } from './first/en.ts'
import { en as floor } from './floor/en.ts'
import { en as forms } from './forms/en.ts'
import { en as history } from './history/en.ts'
import { en as orders } from './orders/en.ts'
import { en as pages } from './pages/en.ts'
import { en as pauses } from './pauses/en.ts'
import { en as printing } from './printing/en.ts'
import { en as refusals } from './refusals/en.ts'
import { en as reports } from './reports/en.ts'
import { en as rides } from './rides/en.ts'
import { en as setup } from './setup/en.ts'
import { en as table } from './table/en.ts'
import { en as team } from './team/en.ts'
import { en as telephone } from './telephone/en.ts'
import { en as waiting } from './waiting/en.ts'

export const en: Dictionary = {
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
