import { dish } from '../../dish.ts'
import { categoryIds } from '../categories.ts'
import { menuIds } from '../menus.ts'

/** No dish: a tenth of the rest of the bill, where the room charges for service. */
export const service = dish({
  id: 1101,
  slug: 'servicio-de-salon',
  euros: 0,
  servicePercent: 10,
  picture: null,
  course: 1,
  categories: [categoryIds.drinks],
  unlisted: true,
  menus: [menuIds.table],
  name: {
    es: 'Servicio de salón privado',
    en: 'Private-room service',
    eu: 'Areto pribatuko zerbitzua',
    fr: 'Service du salon privé',
    ger: 'Service im Separee',
    cat: 'Servei de saló privat',
    nl: 'Service in de privézaal',
  },
})
