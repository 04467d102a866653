import type { PrinterTraits } from './printer-traits.ts'

/** The printers that a house may own; the general ones fit whatever is not named. */
export const printerModels = [
  ...(['esc-pos-80', 'esc-pos-58'] as const),
  ...(['epson-tm-t20', 'epson-tm-t88', 'epson-tm-m30'] as const),
  ...(['star-tsp100', 'star-tsp650', 'star-mc-print2'] as const),
  ...(['bixolon-srp350', 'citizen-ct-s310', 'xprinter-n160'] as const),
  ...(['esc-pos-80-858', 'esc-pos-58-858', 'esc-pos-80-437', 'esc-pos-58-437'] as const),
] as const
export type PrinterModel = (typeof printerModels)[number]

/** The model of most printers of kitchens, and of one of which nobody knows the model. */
export const usualModel: PrinterModel = 'esc-pos-80'

interface ModelFacts extends PrinterTraits {
  /** As it stands on the printer: the same in every language. */
  readonly name: string
}

const epson = { language: 'esc-pos', codePage: 'windows1252' } as const
const old = { language: 'esc-pos', codePage: 'cp858' } as const
const oldest = { language: 'esc-pos', codePage: 'cp437' } as const

const facts: Readonly<Record<PrinterModel, ModelFacts>> = {
  // Narrower than some of them: what is too wide is broken in the middle of a word, what is too narrow only looks so.
  'esc-pos-80': { ...epson, columns: 42, name: 'ESC/POS 80 mm' },
  'esc-pos-58': { ...epson, columns: 32, name: 'ESC/POS 58 mm' },
  'epson-tm-t20': { ...epson, columns: 48, name: 'Epson TM-T20' },
  'epson-tm-t88': { ...epson, columns: 42, name: 'Epson TM-T88' },
  'epson-tm-m30': { ...epson, columns: 48, name: 'Epson TM-m30' },
  'star-tsp100': { language: 'star-prnt', codePage: 'windows1252', columns: 48, name: 'Star TSP100 (III, IV)' },
  'star-tsp650': { language: 'star-line', codePage: 'windows1252', columns: 48, name: 'Star TSP650' },
  'star-mc-print2': { language: 'star-prnt', codePage: 'windows1252', columns: 32, name: 'Star mC-Print2' },
  'bixolon-srp350': { ...epson, columns: 42, name: 'Bixolon SRP-350' },
  'citizen-ct-s310': { ...epson, columns: 48, name: 'Citizen CT-S310' },
  'xprinter-n160': { ...epson, columns: 48, name: 'Xprinter XP-N160' },
  // Old ones, which print other signs for ñ and accents than those that they are sent.
  'esc-pos-80-858': { ...old, columns: 42, name: 'ESC/POS 80 mm (858)' },
  'esc-pos-58-858': { ...old, columns: 32, name: 'ESC/POS 58 mm (858)' },
  'esc-pos-80-437': { ...oldest, columns: 42, name: 'ESC/POS 80 mm (437)' },
  'esc-pos-58-437': { ...oldest, columns: 32, name: 'ESC/POS 58 mm (437)' },
}

export function getModelFacts(model: PrinterModel): ModelFacts {
  return facts[model]
}

/** Printers of Star ask for their papers themselves; any other needs somebody beside it who asks, and hears its answer. */
export function asksItself(model: PrinterModel): boolean {
  return facts[model].language !== 'esc-pos'
}
