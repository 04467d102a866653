import type { PrintersWords } from './es.ts'

export const en: PrintersWords = {
  printers: {
    add: 'Add a printer',
    addTitle: 'New printer',
    change: 'Edit',
    changeOf: (name) => `Edit ${name}`,
    name: 'Name',
    nameHint: 'Boards name it so when it does not answer.',
    prints: 'Prints for',
    printsHint: 'With nothing chosen it only prints while it replaces another.',
    pass: 'Pass: the whole ticket',
    fallback: 'When it does not answer',
    nobody: 'Nobody prints for it',
    language: 'Commands that it understands',
    languages: { 'esc-pos': 'ESC/POS (Epson and most others)', 'star-line': 'Star Line', 'star-prnt': 'StarPRNT' },
    codePage: 'Code page',
    codePages: { windows1252: 'Windows-1252', cp858: '858', cp437: '437 (no €)' },
    columns: 'Letters per line',
    addressTitle: (name) => `Address of ${name}`,
    addressText: 'Type it into the printer, under “CloudPRNT”. It is shown only now: whoever has it gets its tickets.',
    relayText: 'If it only listens on port 9100, leave this running on a computer of the restaurant, with its IP last:',
    copy: 'Copy the address',
    copied: 'Copied',
    remove: 'Remove the printer',
    removeTitle: (name) => `Remove ${name}?`,
    removeText:
      'Its address stops working. What it has not printed goes to the one that replaces it; without one it stays listed.',
  },
}
