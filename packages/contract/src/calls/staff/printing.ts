import type { DeviceId, PrintJobId, StationId, StoreId } from '@comanda/rules/ids'
import { printTrialStates } from '@comanda/rules/printing/judge-trial'
import { printJobStates } from '@comanda/rules/printing/print-job'
import { printerModels } from '@comanda/rules/printing/printer-models'
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

/** What a printer is, whose dishes it prints, and who prints while it is silent. */
const wirePrinterSettings = z.object({
  name: checked(typedLine(80), z.minLength(1)),
  /** As it stands on the printer; the model says how it is spoken to. */
  model: z.enum(printerModels),
  fallbackId: wireIdOrNull<DeviceId>(),
  stationIds: z.array(wireId<StationId>()),
  /** It prints whole tickets, for the pass. */
  hasPass: z.boolean(),
})

const exampleSettings = {
  name: 'Impresora de cocina',
  model: 'esc-pos-80' as const,
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
  /** The last test page, and since when it is in that state; null for a printer that was never tried. */
  trial: z.nullable(z.object({ state: z.enum(printTrialStates), at: wireInstant })),
  version: wireWhole,
})
const examplePrinter = {
  ...exampleSettings,
  printerId: 4,
  fallbackId: 5,
  seenAt: '2026-11-18T12:29:55.000Z',
  isSilent: false,
  trial: { state: 'printed' as const, at: '2026-11-18T12:20:00.000Z' },
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
  request: { printerId: 4, version: 1, ...exampleSettings, model: 'epson-tm-t20' },
  reply: { ...examplePrinter, ...exampleSettings, model: 'epson-tm-t20', version: 2 },
})

export const tryPrinter = staffCall({
  method: 'POST',
  path: '/staff/printing/try',
  right: 'kitchen.work',
  place: 'store',
  requirements: ['DAY-211'],
  summary: 'Prints a page that says what the printer is for; one that is under way already is not wanted twice.',
  request: z.object({ printerId: wireId<DeviceId>() }),
  reply: wireStaffPrinter,
})
export const tryPrinterExample = (): Example<typeof tryPrinter> => ({
  request: { printerId: 4 },
  reply: { ...examplePrinter, trial: { state: 'waiting', at: '2026-11-18T12:30:00.000Z' } },
})

/** A place whose dishes are printed; of a null id the pass. */
const wirePrintPlace = z.object({ stationId: wireIdOrNull<StationId>(), name: z.nullable(z.string()) })

export const previewRetirement = staffCall({
  method: 'GET',
  path: '/staff/printing/retirement',
  right: 'printers.edit',
  place: 'store',
  requirements: ['DAY-211'],
  summary: 'All that would lose its way if a printer were taken away, and who could take it over.',
  request: z.object({ printerId: wireId<DeviceId>() }),
  reply: z.object({
    prints: z.array(wirePrintPlace),
    /** Those of them that nobody else prints. */
    onlyHere: z.array(wirePrintPlace),
    /** The printers that it replaces, by name. */
    replaces: z.array(z.string()),
    /** The papers that wait at it. */
    waiting: wireWhole,
    /** The printer that would take it over by itself; null where somebody has to say. */
    fallbackId: wireIdOrNull<DeviceId>(),
    others: z.array(z.object({ printerId: wireId<DeviceId>(), name: z.string() })),
  }),
})
export const previewRetirementExample = (): Example<typeof previewRetirement> => ({
  request: { printerId: 4 },
  reply: {
    prints: [{ stationId: 2, name: 'Calientes' }],
    onlyHere: [{ stationId: 2, name: 'Calientes' }],
    replaces: [],
    waiting: 0,
    fallbackId: 5,
    others: [{ printerId: 5, name: 'Impresora de barra' }],
  },
})

export const removePrinter = staffCall({
  method: 'POST',
  path: '/staff/printing/remove',
  right: 'printers.edit',
  place: 'store',
  requirements: ['DAY-107', 'DAY-211'],
  summary:
    'Takes a printer away: its address opens nothing any more. What it printed, and whom it replaced, goes to the printer that is named; without one no place may lose its only paper unless the caller says so.',
  request: z.object({
    printerId: wireId<DeviceId>(),
    movesTo: wireIdOrNull<DeviceId>(),
    /** Said on purpose: what only this one printed is on no paper from now on. */
    withoutPaper: z.boolean(),
  }),
  reply: z.object({}),
})
export const removePrinterExample = (): Example<typeof removePrinter> => ({
  request: { printerId: 4, movesTo: 5, withoutPaper: false },
  reply: {},
})
