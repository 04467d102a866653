import { allergens } from '../allergens.ts'
import type { DemoSite } from '../demo-site.ts'
import { diets } from '../diets.ts'
import { stripeAccounts } from '../payment-accounts.ts'
import { banners, socials } from './banners.ts'
import { bookings } from './bookings.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { coupons, receipts } from './coupons.ts'
import { customers } from './customers.ts'
import { menus } from './menus.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { priceLists } from './price-lists.ts'
import { printers } from './printers.ts'
import { products } from './products.ts'
import { promotions } from './promotions.ts'
import { sittings } from './sittings.ts'
import { staff } from './staff.ts'
import { stations } from './stations.ts'
import { storeIds, stores } from './stores.ts'
import { website } from './website.ts'

/** The chain: every way of ordering, every kind of dish. */
export const casaComanda: DemoSite = {
  legal: { legalName: 'Casa Comanda de Demostración, S.L.', taxId: 'B00000018' },
  website,
  hosts: ['localhost'],
  key: { publicKey: 'demo-casa-comanda', password: 'demo-key-not-for-production-1' },
  menus,
  priceLists,
  stores,
  ownAccounts: { storeId: storeIds.malasana, accounts: stripeAccounts },
  stations,
  printers,
  sittings,
  bookings,
  brands,
  categories,
  allergens,
  diets,
  products,
  promotions,
  coupons,
  receipts,
  customers,
  orders,
  staff,
  pages,
  banners,
  socials,
}
