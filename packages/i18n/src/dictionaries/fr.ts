import { fr as audit } from './audit/fr.ts'
import { fr as boards } from './boards/fr.ts'
import { fr as book } from './book/fr.ts'
import { fr as booking } from './booking/fr.ts'
import { fr as cart } from './cart/fr.ts'
import { fr as catalogue } from './catalogue/fr.ts'
import { fr as checkout } from './checkout/fr.ts'
import { fr as common } from './common/fr.ts'
import { fr as consent } from './consent/fr.ts'
import { fr as customer } from './customer/fr.ts'
import { fr as dish } from './dish/fr.ts'
import { fr as door } from './door/fr.ts'
import type { Dictionary } from './es.ts'
import { fr as first } from './first/fr.ts'
import { fr as floor } from './floor/fr.ts'
import { fr as forms } from './forms/fr.ts'
import { fr as history } from './history/fr.ts'
import { fr as orders } from './orders/fr.ts'
import { fr as pages } from './pages/fr.ts'
import { fr as pauses } from './pauses/fr.ts'
import { fr as printing } from './printing/fr.ts'
import { fr as refusals } from './refusals/fr.ts'
import { fr as reports } from './reports/fr.ts'
import { fr as rides } from './rides/fr.ts'
import { fr as setup } from './setup/fr.ts'
import { fr as table } from './table/fr.ts'
import { fr as team } from './team/fr.ts'
import { fr as telephone } from './telephone/fr.ts'
import { fr as waiting } from './waiting/fr.ts'

export const fr: Dictionary = {
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
