import { cat as audit } from './audit/cat.ts'
import { cat as boards } from './boards/cat.ts'
import { cat as book } from './book/cat.ts'
import { cat as booking } from './booking/cat.ts'
import { cat as cart } from './cart/cat.ts'
import { cat as catalogue } from './catalogue/cat.ts'
import { cat as checkout } from './checkout/cat.ts'
import { cat as common } from './common/cat.ts'
import { cat as consent } from './consent/cat.ts'
import { cat as customer } from './customer/cat.ts'
import { cat as dish } from './dish/cat.ts'
import { cat as door } from './door/cat.ts'
import type { Dictionary } from './es.ts'
import { cat as first } from './first/cat.ts'
import { cat as floor } from './floor/cat.ts'
import { cat as forms } from './forms/cat.ts'
import { cat as history } from './history/cat.ts'
import { cat as orders } from './orders/cat.ts'
import { cat as pages } from './pages/cat.ts'
import { cat as pauses } from './pauses/cat.ts'
import { cat as printing } from './printing/cat.ts'
import { cat as refusals } from './refusals/cat.ts'
import { cat as reports } from './reports/cat.ts'
import { cat as rides } from './rides/cat.ts'
import { cat as setup } from './setup/cat.ts'
import { cat as table } from './table/cat.ts'
import { cat as team } from './team/cat.ts'
import { cat as telephone } from './telephone/cat.ts'
import { cat as waiting } from './waiting/cat.ts'

export const cat: Dictionary = {
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
