import type { DeviceId, PrintJobId, PrintRouteId, PrintTrialId, StationId, StoreId, TicketId } from '@comanda/rules/ids'
import { type PrintJobState, printJobStates } from '@comanda/rules/printing/print-job'
import { type PrinterModel, printerModels, usualModel } from '@comanda/rules/printing/printer-models'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { inSite, instant, notNegative, oneOf } from './columns.ts'
import { kitchenTicket, station } from './kitchen.ts'
import { siteId } from './site-id.ts'
import { staffDevice } from './staff-device.ts'
import { store } from './store.ts'

/** What a device of the kind `printer` is, and who prints while it is silent. */
export const printer = pgTable(
  'printer',
  {
    siteId: siteId(),
    id: integer().$type<DeviceId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
    model: text().$type<PrinterModel>().notNull().default(usualModel),
    fallbackId: integer().$type<DeviceId>(),
    /** When it last said that it can print. */
    seenAt: instant(),
    /** The news that the boards were told last; it follows `seenAt` within seconds. */
    toldSilent: boolean().notNull().default(true),
    /** Grows with everything that boards are told of it. */
    version: integer().notNull().default(1),
    /** Grows with every change that a person makes of it. */
    settingsVersion: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.id, staffDevice).onDelete('cascade'),
    inSite(t.siteId, t.storeId, store),
    unique('printer_of_store').on(t.siteId, t.storeId, t.id),
    foreignKey({
      name: 'printer_fallback_fk',
      columns: [t.siteId, t.storeId, t.fallbackId],
      foreignColumns: [t.siteId, t.storeId, t.id],
    }),
    oneOf(t.model, printerModels),
    check('printer_fallback_other', sql`${t.fallbackId} <> ${t.id}`),
  ],
)

/** The station whose dishes a printer prints: those of a station, or whole tickets for the pass. */
export const printRoute = pgTable(
  'print_route',
  {
    siteId: siteId(),
    id: integer().$type<PrintRouteId>().notNull().generatedByDefaultAsIdentity(),
    storeId: integer().$type<StoreId>().notNull(),
    /** Null is the pass: the whole ticket. */
    stationId: integer().$type<StationId>(),
    /** The station that it was for, where that was removed: its papers still name the dishes that came from there. */
    formerStationId: integer().$type<StationId>(),
    printerId: integer().$type<DeviceId>().notNull(),
    /** One that was taken away stays for the papers that it made. */
    isUsed: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({
      name: 'print_route_printer_fk',
      columns: [t.siteId, t.storeId, t.printerId],
      foreignColumns: [printer.siteId, printer.storeId, printer.id],
    }).onDelete('cascade'),
    // No cascade: a station that is removed takes no paper with it.
    foreignKey({
      name: 'print_route_station_fk',
      columns: [t.siteId, t.storeId, t.stationId],
      foreignColumns: [station.siteId, station.storeId, station.id],
    }),
    unique('print_route_once').on(t.siteId, t.storeId, t.stationId, t.formerStationId, t.printerId).nullsNotDistinct(),
    check('print_route_one_station', sql`num_nonnulls(${t.stationId}, ${t.formerStationId}) <= 1`),
  ],
)

/** The last test page of a printer; its id is the job's token. A new one takes its place. */
export const printTrial = pgTable(
  'print_trial',
  {
    siteId: siteId(),
    printerId: integer().$type<DeviceId>().notNull(),
    id: uuid().$type<PrintTrialId>().notNull().defaultRandom(),
    askedAt: instant().notNull(),
    givenAt: instant(),
    /** When the printer said that it is on paper. */
    printedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.printerId] }), inSite(t.siteId, t.printerId, printer).onDelete('cascade')],
)

/** One paper of one ticket for one route. Its words are the ticket's own: nothing of them is copied here. */
export const printJob = pgTable(
  'print_job',
  {
    siteId: siteId(),
    id: uuid().$type<PrintJobId>().notNull().defaultRandom(),
    storeId: integer().$type<StoreId>().notNull(),
    ticketId: uuid().$type<TicketId>().notNull(),
    routeId: integer().$type<PrintRouteId>().notNull(),
    /** The printer that is to print it now. */
    printerId: integer().$type<DeviceId>().notNull(),
    /** The course that was fired, which this paper says (DAY-205); null for the ticket itself. */
    firedCourse: smallint(),
    /** Every paper of it says so: another one was, or may have been, printed. */
    isCopy: boolean().notNull(),
    state: text().$type<PrintJobState>().notNull().default('waiting'),
    /** How often a printer has been given it; only the first time can be without a mark. */
    givenTimes: integer().notNull().default(0),
    /** Since when it is wanted on paper: when it was made, or when a person asked for it again. */
    wantedAt: instant().notNull(),
    /** Since when this printer is to print it. */
    offeredAt: instant().notNull(),
    /** Whether the boards were told that it is not on paper. */
    toldMissing: boolean().notNull().default(false),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.storeId, store),
    inSite(t.siteId, t.ticketId, kitchenTicket).onDelete('cascade'),
    inSite(t.siteId, t.routeId, printRoute).onDelete('cascade'),
    inSite(t.siteId, t.printerId, printer).onDelete('cascade'),
    // The database itself keeps a second paper without a mark from being wanted.
    uniqueIndex('print_job_one_unmarked')
      .on(t.siteId, t.ticketId, t.routeId)
      .where(sql`not is_copy and fired_course is null`),
    uniqueIndex('print_job_fired_once')
      .on(t.siteId, t.ticketId, t.routeId, t.firedCourse)
      .where(sql`not is_copy and fired_course is not null`),
    index('print_job_ticket').on(t.siteId, t.ticketId),
    index('print_job_open').on(t.siteId, t.printerId, t.offeredAt).where(sql`state in ('waiting', 'given')`),
    oneOf(t.state, printJobStates),
    notNegative(t.givenTimes),
  ],
)
