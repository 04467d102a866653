import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type DeviceId, type SiteId, type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { Instant } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../database/database.ts'
import { staffDevice } from '../../database/schema/staff-device.ts'
import { transact } from '../../database/transact.ts'
import { makeToken } from '../../team/make-secret.ts'
import { siteId } from '../database/rows.ts'
import { testNow } from '../database/test-cluster.ts'
import type { Visit } from '../http/open-visit.ts'
import type { TestApp, VisitOptions } from '../test-app.ts'
import { letIn, openStaffBrowser, type StaffBrowser } from './staff-browser.ts'

/** Two people of each of two stores; the numbers are those of the demo's main site. */
export const twinPeople = {
  centro: { manager: toId<StaffId>(2), rider: toId<StaffId>(8), cook: toId<StaffId>(7) },
  malasana: { manager: toId<StaffId>(12), rider: toId<StaffId>(18), cook: toId<StaffId>(4) },
} as const

const twinStores = ['centro', 'malasana'] as const
type TwinStore = (typeof twinStores)[number]
type TwinRole = keyof (typeof twinPeople)[TwinStore]

/** One of two sites that use the same numbers, for stores, tables, dishes, people, customers and devices. */
export interface TwinSite {
  readonly siteId: SiteId
  readonly visit: (options?: Omit<VisitOptions, 'host'>) => Promise<Visit>
  /** Somebody in a browser of their own. */
  readonly signIn: (store: TwinStore, role: TwinRole) => Promise<StaffBrowser>
  /** The store's own tablet of a kind, with nobody signed in. */
  readonly openDevice: (store: TwinStore, kind?: TwinDeviceKind) => StaffBrowser
}

export interface TwinPlace {
  readonly site: TwinSite
  readonly store: TwinStore
  readonly storeId: StoreId
}

export interface TwinHouse {
  readonly here: TwinSite
  readonly there: TwinSite
  /** The four stores; the first is the one in which a test does something. */
  readonly places: readonly [TwinPlace, ...TwinPlace[]]
}

const twinHost = 'gemela.localhost'
const twinId = toId<SiteId>(4_001)

const deviceIds = { centro: { board: 701, till: 702, phone: 703 }, malasana: { board: 711, till: 712, phone: 713 } }
type TwinDeviceKind = Extract<DeviceKind, keyof (typeof deviceIds)[TwinStore]>

/**
 * Gives the main demo site of a house a twin beside it: whoever leaves the site, the store or the person out of a
 * question finds a row there that belongs to somebody else.
 */
export async function openTwinHouse(shop: TestApp, now: Instant = testNow): Promise<TwinHouse> {
  const { db } = shop.database
  await transact(db, async (tx) => {
    await hireForMalasana(tx)
    await copySite(tx)
  })
  const [here, there] = [await openSite(shop, siteId, 'localhost', now), await openSite(shop, twinId, twinHost, now)]
  const [first, ...others] = [here, there].flatMap((site) =>
    twinStores.map((store) => ({ site, store, storeId: storeIds[store] })),
  )
  if (first === undefined) throw new Error('a house without a store')
  return { here, there, places: [first, ...others] }
}

/** The demo has one person there. */
async function hireForMalasana(tx: Tx): Promise<void> {
  for (const role of ['manager', 'rider'] as const) {
    const [like, id] = [twinPeople.centro[role], twinPeople.malasana[role]]
    await tx.execute(sql`insert into staff (site_id, id, name, email, colour, role_id, password_hash, pin_hash)
      select site_id, ${id}, name || ' de Malasaña', 'malasana-' || email, colour, role_id, password_hash, pin_hash
      from staff where site_id = ${siteId} and id = ${like}`)
    await tx.execute(sql`insert into staff_store (site_id, staff_id, store_id)
      values (${siteId}, ${id}, ${storeIds.malasana})`)
  }
}

/** What no two sites may have alike, and what tells one from the other. */
const ofTheTwin: Readonly<Record<string, string>> = {
  'site.title': `title || ' (gemela)'`,
  'site_host.host': `'${twinHost}'`,
  'site_key.public_key': `'gemela-' || public_key`,
  'staff.name': `name || ' (gemela)'`,
  'payment_attempt.merchant_order': 'left(merchant_order, 4) || left(md5(merchant_order), 8)',
  'payment_attempt.provider_reference': `'gemela-' || provider_reference`,
  'payment_event.provider_event_id': `'gemela-' || provider_event_id`,
  'staff_device.token_hash': 'sha256(token_hash)',
  'staff_session.token_hash': 'sha256(token_hash)',
  'staff_link.key_hash': 'sha256(key_hash)',
  'pairing_code.code_hash': 'sha256(code_hash)',
  'visitor_session.token_hash': 'sha256(token_hash)',
  'customer.name': `name || ' (gemela)'`,
}

/**
 * Another site that has everything the main site has by now, with the same numbers and even the same ids. Its rows are
 * read back: nobody who works in the main site may change one.
 */
export async function addTwin(
  db: Database,
): Promise<{ readonly read: () => Promise<Readonly<Record<string, string>>> }> {
  await transact(db, copySite)
  return {
    async read() {
      const rows: Record<string, string> = {}
      for (const { name } of await listTables(db)) {
        const key = name === 'site' ? 'id' : 'site_id'
        const found = await db.execute<{ all: string }>(
          sql.raw(
            `select coalesce(string_agg(t::text, '\n' order by t::text), '') as all from ${name} t where ${key} = ${twinId}`,
          ),
        )
        rows[name] = found.rows[0]?.all ?? ''
      }
      return rows
    },
  }
}

async function listTables(db: Pick<Tx, 'execute'>) {
  const { rows } = await db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name having bool_or(column_name = 'site_id') or table_name = 'site'`)
  return rows
}

/** Every row of the main site once more, under another site. */
async function copySite(tx: Tx): Promise<void> {
  // The rows refer to each other in every order, and nobody has read the new site yet.
  await tx.execute(sql`set local session_replication_role = replica`)
  for (const { name, columns } of await listTables(tx)) {
    const key = name === 'site' ? 'id' : 'site_id'
    const from = name === 'site_host' ? `${name} where host = 'localhost' and` : `${name} where`
    const values = columns.map((column) =>
      column === key ? String(twinId) : (ofTheTwin[`${name}.${column}`] ?? `"${column}"`),
    )
    const into = columns.map((column) => `"${column}"`).join()
    await tx.execute(
      sql.raw(`insert into ${name} (${into}) overriding system value select ${values.join()} from ${from} ${key} = 1`),
    )
  }
  await tx.execute(sql`set local session_replication_role = origin`)
}

async function openSite(shop: TestApp, id: SiteId, host: string, now: Instant): Promise<TwinSite> {
  const tokens = await pairDevices(shop.database.db, id, now)
  return {
    siteId: id,
    visit: (options = {}) => shop.visit({ ...options, host }),
    async signIn(store, role) {
      const browser = openStaffBrowser(shop)
      const cookies = await letIn(shop, { siteId: id, staffId: twinPeople[store][role] }, now)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser
    },
    openDevice(store, kind = 'phone') {
      const device = openStaffBrowser(shop)
      device.cookies.set('comanda-device', tokens.get(deviceIds[store][kind]) ?? '')
      return device
    },
  }
}

/** Devices that have the same numbers in both sites, which pairing never gives. */
async function pairDevices(db: Database, id: SiteId, now: Instant): Promise<ReadonlyMap<number, string>> {
  const tokens = new Map<number, string>()
  await transact(db, async (tx) => {
    for (const store of twinStores) {
      for (const [kind, deviceId] of Object.entries(deviceIds[store])) {
        const { plain, hash } = makeToken()
        tokens.set(deviceId, plain)
        await tx.insert(staffDevice).values({
          siteId: id,
          id: toId<DeviceId>(deviceId),
          storeId: storeIds[store],
          kind: kind as TwinDeviceKind,
          name: `${kind} of ${store}`,
          tokenHash: hash,
          pairedAt: now,
          lastSeenAt: now,
        })
      }
    }
  })
  return tokens
}
