import { eu as audit } from './audit/eu.ts'
import { eu as boards } from './boards/eu.ts'
import { eu as book } from './book/eu.ts'
import { eu as booking } from './booking/eu.ts'
import { eu as cart } from './cart/eu.ts'
import { eu as catalogue } from './catalogue/eu.ts'
import { eu as checkout } from './checkout/eu.ts'
import { eu as common } from './common/eu.ts'
import { eu as consent } from './consent/eu.ts'
import { eu as customer } from './customer/eu.ts'
import { eu as dish } from './dish/eu.ts'
import { eu as door } from './door/eu.ts'
import type { Dictionary } from './es.ts'
import { eu as first } from './first/eu.ts'
import { eu as floor } from './floor/eu.ts'
import { eu as forms } from './forms/eu.ts'
import { eu as history } from './history/eu.ts'
import { eu as orders } from './orders/eu.ts'
import { eu as pages } from './pages/eu.ts'
import { eu as pauses } from './pauses/eu.ts'
import { eu as printing } from './printing/eu.ts'
import { eu as refusals } from './refusals/eu.ts'
import { eu as reports } from './reports/eu.ts'
import { eu as rides } from './rides/eu.ts'
import { eu as setup } from './setup/eu.ts'
import { eu as table } from './table/eu.ts'
import { eu as team } from './team/eu.ts'
import { eu as telephone } from './telephone/eu.ts'
import { eu as waiting } from './waiting/eu.ts'

export const eu: Dictionary = {
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
