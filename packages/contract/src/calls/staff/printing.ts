import type { DeviceId, PrintJobId, StationId, StoreId } from '@comanda/rules/ids'
import { printJobStates } from '@comanda/rules/printing/print-job'
import { codePages, printerLanguages } from '@comanda/rules/printing/printer-traits'
import { z } from 'zod/mini'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { checked } from '../../wire/checked.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireIdOrNull, wireUuid, wireWhole } from '../../wire/number.ts'
import { typedLine } from '../../wire/typed-text.ts'

/** One paper of a ticket, for a station or for the pass. */
const wirePaper = z.object({
  paperId: wireUuid<PrintJobId>(),
  number: wireWhole,
  place: z.string(),
  /** Null at the pass. */
  station: z.nullable(z.string()),
  printer: z.string(),
  state: z.enum(printJobStates),
  /** If it comes out now, it says DUPLICADO. */
  isCopy: z.boolean(),
  /** Too old to be printed by itself: a person prints or drops it. */
  isOld: z.boolean(),
  wantedAt: wireInstant,
})

/** How a printer is spoken to, whose dishes it prints, and who prints while it is silent. */
const wirePrinterSettings = z.object({
  name: checked(typedLine(80), z.minLength(1)),
  /** The commands that it understands. */
  language: z.enum(printerLanguages),
  codePage: z.enum(codePages),
  columns: checked(z.int(), z.gte(24), z.lte(96)),
  fallbackId: wireIdOrNull<DeviceId>(),
  stationIds: z.array(wireId<StationId>()),
  /** It prints whole tickets, for the pass. */
  hasPass: z.boolean(),
})

const exampleSettings = {
  name: 'Impresora de cocina',
  language: 'esc-pos' as const,
  codePage: 'windows1252' as const,
  columns: 42,
  fallbackId: null,
  stationIds: [2],
  hasPass: false,
}

const wireStaffPrinter = z.object({
  ...wirePrinterSettings.shape,
  printerId: wireId<DeviceId>(),
  /** Null for one that has never said that it can print. */
  seenAt: z.nullable(wireInstant),
  isSilent: z.boolean(),
  version: wireWhole,
})
const examplePrinter = {
  ...exampleSettings,
  printerId: 4,
  fallbackId: 5,
  seenAt: '2026-11-18T12:29:55.000Z',
  isSilent: false,
  version: 1,
}

const examplePaper = {
  paperId: '3f0a521c-6a0e-4f3e-8f4e-0d6a5c1b7d22',
  number: 12,
  place: 'Sala 4',
  station: 'Calientes',
  printer: 'Impresora de cocina',
  state: 'waiting' as const,
  isCopy: false,
  isOld: true,
  wantedAt: '2026-11-18T11:50:00.000Z',
}

export const showPrinting = staffCall({
  method: 'GET',
  path: '/staff/printing',
  right: 'kitchen.work',
  place: 'store',
  requirements: ['DAY-107', 'DAY-108'],
  summary: 'The printers of a store and its papers: those that still wait first, then the newest.',
  request: z.object({ storeId: wireId<StoreId>() }),
  reply: z.object({
    printers: z.array(wireStaffPrinter),
    /** Where dishes are cooked, for whoever says which printer is whose. */
    stations: z.array(z.object({ stationId: wireId<StationId>(), name: z.string() })),
    papers: z.array(wirePaper),
  }),
})
export const showPrintingExample = (): Example<typeof showPrinting> => ({
  request: { storeId: 1 },
  reply: {
    printers: [examplePrinter],
    stations: [{ stationId: 2, name: 'Calientes' }],
    papers: [examplePaper],
  },
})

export const printPaper = staffCall({
  method: 'POST',
  path: '/staff/printing/print',
  right: 'kitchen.work',
  place: 'store',
  requirements: ['DAY-106', 'DAY-108'],
  summary: 'Prints a paper that is too old to be printed by itself; of one that is over, a copy.',
  request: z.object({ paperId: wireUuid<PrintJobId>() }),
  reply: z.object({}),
})
export const printPaperExample = (): Example<typeof printPaper> => ({
  request: { paperId: examplePaper.paperId },
  reply: {},
})

export const dropPaper = staffCall({
  method: 'POST',
  path: '/staff/printing/drop',
  right: 'kitchen.work',
  place: 'store',
  requirements: ['DAY-108'],
  summary: 'Gives up a paper that still waits.',
  request: z.object({ paperId: wireUuid<PrintJobId>() }),
  reply: z.object({}),
})
export const dropPaperExample = (): Example<typeof dropPaper> => ({
  request: { paperId: examplePaper.paperId },
  reply: {},
})

export const addPrinter = staffCall({
  method: 'POST',
  path: '/staff/printing/add',
  right: 'printers.edit',
  place: 'store',
  // The token is kept as a hash alone, and so no answer that holds it is kept either.
  repeats: 'done-again',
  requirements: ['DAY-009', 'DAY-109'],
  summary: 'Pairs a printer. The answer holds the address at which it asks for its papers, and is told once.',
  request: z.object({ storeId: wireId<StoreId>(), ...wirePrinterSettings.shape }),
  reply: z.object({ printerId: wireId<DeviceId>(), path: z.string() }),
})
export const addPrinterExample = (): Example<typeof addPrinter> => ({
  request: { storeId: 1, ...exampleSettings },
  reply: { printerId: 4, path: '/printer/kO2xvT0aXbV2c3l4' },
})

export const changePrinter = staffCall({
  method: 'POST',
  path: '/staff/printing/change',
  right: 'printers.edit',
  place: 'store',
  requirements: ['DAY-038', 'DAY-107'],
  summary: 'Says anew how a printer is called and spoken to, whose dishes it prints and who prints for it.',
  request: z.object({ printerId: wireId<DeviceId>(), version: wireWhole, ...wirePrinterSettings.shape }),
  reply: wireStaffPrinter,
})
export const changePrinterExample = (): Example<typeof changePrinter> => ({
  request: { printerId: 4, version: 1, ...exampleSettings, columns: 48 },
  reply: { ...examplePrinter, ...exampleSettings, columns: 48, version: 2 },
})

export const removePrinter = staffCall({
  method: 'POST',
  path: '/staff/printing/remove',
  right: 'printers.edit',
  place: 'store',
  requirements: ['DAY-107'],
  summary:
    'Takes a printer away: its address opens nothing any more, and what it has not printed goes to its fallback.',
  request: z.object({ printerId: wireId<DeviceId>() }),
  reply: z.object({}),
})
export const removePrinterExample = (): Example<typeof removePrinter> => ({ request: { printerId: 4 }, reply: {} })
