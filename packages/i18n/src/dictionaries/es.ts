import { es as audit } from './audit/es.ts'
import { es as boards } from './boards/es.ts'
import { es as book } from './book/es.ts'
import { es as booking } from './booking/es.ts'
import { es as cart } from './cart/es.ts'
import { es as catalogue } from './catalogue/es.ts'
import { es as checkout } from './checkout/es.ts'
import { es as common } from './common/es.ts'
import { es as consent } from './consent/es.ts'
import { es as customer } from './customer/es.ts'
import { es as dish } from './dish/es.ts'
import { es as door } from './door/es.ts'
import { es as first } from './first/es.ts'
import { es as floor } from './floor/es.ts'
import { es as forms } from './forms/es.ts'
import { es as history } from './history/es.ts'
import { es as orders } from './orders/es.ts'
import { es as pages } from './pages/es.ts'
import { es as pauses } from './pauses/es.ts'
import { es as printing } from './printing/es.ts'
import { es as refusals } from './refusals/es.ts'
import { es as reports } from './reports/es.ts'
import { es as rides } from './rides/es.ts'
import { es as setup } from './setup/es.ts'
import { es as table } from './table/es.ts'
import { es as team } from './team/es.ts'
import { es as telephone } from './telephone/es.ts'
import { es as waiting } from './waiting/es.ts'

// The type of all dictionaries: a key missing in another language fails the build. The words are in the areas’ own
// files; texts quoted in the requirements keep their words, without their slips of spelling, and are written only there.
export const es = {
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

export type Dictionary = typeof es
