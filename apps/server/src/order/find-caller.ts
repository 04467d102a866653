import type { findCaller as row } from '@comanda/contract/calls/staff/telephone'
import { refusal } from '@comanda/contract/refusals'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { toPhoneKey } from '@comanda/rules/customer/phone'
import { isInReach } from '@comanda/rules/team/check-access'
import type { StaffReader } from '../call/staff-handler.ts'
import { hasStore } from '../venue/has-store.ts'
import { findLastOrder, listPastLines } from './caller.repository.ts'

/** A whole number alone finds somebody: nobody reads the customers by typing digits (DAY-220). */
export const findCaller: StaffReader<typeof row> = async ({ storeId, phone }, context) => {
  const { database, siteId, stores } = context
  if (!isInReach(stores, storeId) || !(await hasStore(database, siteId, storeId))) return refusal('store-not-found')
  const key = toPhoneKey(phone)
  const last = key === undefined ? undefined : await findLastOrder(database, { siteId, stores, key })
  if (last === undefined) return { caller: null }
  const { id, number, placedAt, name, address } = last
  const lines = await listPastLines(database, siteId, id)
  return {
    caller: {
      name,
      address: address && pickAddress(address),
      last: {
        number,
        placedAt,
        lines: lines.map((line) => ({ ...line, configuration: toWritable(line.configuration) })),
      },
    },
  }
}

interface Place {
  readonly street: string
  readonly number: string
  readonly floor: string
  readonly postalCode: string
  readonly city: string
}

function pickAddress({ street, number, floor, postalCode, city }: Place): Place {
  return { street, number, floor, postalCode, city }
}

function toWritable(configuration: Configuration) {
  const own = ({ valueIds, options }: Configuration) => ({ valueIds: [...valueIds], options: [...options] })
  return {
    ...own(configuration),
    units: configuration.units.map(({ configuration: outer, ...unit }) => ({
      ...unit,
      configuration: {
        ...own(outer),
        units: outer.units.map(({ configuration: inner, ...below }) => ({
          ...below,
          configuration: { ...own(inner), units: [] },
        })),
      },
    })),
  }
}
