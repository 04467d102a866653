import type { CartId, SiteId, StoreId } from '@comanda/rules/ids'
import type { AllergyAnswer } from '@comanda/rules/kitchen/allergy-answer'
import { listClashes } from '@comanda/rules/kitchen/list-clashes'
import type { Reader } from '../database/database.ts'
import { listDeclaredDishes } from './table-status.repository.ts'

/** A dish on its way to a table that clashes with an allergy of somebody there. */
interface TableAllergy {
  readonly cartId: CartId
  readonly dish: string
  readonly clashes: string[]
  /** Who took it on in the kitchen, and how; null until somebody has. */
  readonly taken: { readonly answer: AllergyAnswer; readonly by: string } | null
}

/** What whoever serves a store's tables must know before they put a dish down (DAY-073). */
export async function listTableAllergies(
  db: Reader,
  place: { readonly siteId: SiteId; readonly storeId: StoreId },
): Promise<TableAllergy[]> {
  const dishes = await listDeclaredDishes(db, place)
  return dishes.flatMap(({ cartId, name, allergyAnswer, allergyBy, ...said }) => {
    const clashes = listClashes(said)
    const taken = allergyAnswer && { answer: allergyAnswer, by: allergyBy }
    return clashes.length === 0 ? [] : { cartId, dish: name, clashes, taken }
  })
}
