interface Edit {
  readonly file: string
  /** Stands there once. */
  readonly from: string
  readonly to: string
}

/** A bug that a service found, and how it is put back; each must turn the played service red. */
export interface Break {
  readonly tells: string
  readonly edits: readonly Edit[]
}

export const breaks: Readonly<Record<string, Break>> = {
  'unpaid-hand-over': {
    tells: 'an order that owes is handed over without its money, and nobody asks',
    edits: [
      {
        file: 'apps/server/src/order/move-order.ts',
        from: "if (to === 'picked-up' && owed > zero) return",
        to: "if (to === 'picked-up' && owed < zero) return",
      },
      {
        file: 'apps/backoffice/src/orders/order-buttons.tsx',
        from: "next === 'picked-up' && order.owed > 0",
        to: "next === 'picked-up' && order.owed < 0",
      },
    ],
  },
  'pause-not-in-the-page': {
    tells: 'a page that is loaded anew sells what has run out',
    edits: [
      {
        file: 'apps/server/src/catalogue/list-outages.ts',
        from: '  return listed\n',
        to: '  return listed.filter(() => false)\n',
      },
    ],
  },
  'option-without-its-question': {
    tells: 'the kitchen reads «No» where the guest wanted no onion',
    edits: [
      {
        file: 'packages/rules/src/catalogue/name-choice.ts',
        from: 'return answerInWords(asked, value, language)',
        to: 'return asked === answerInWords(asked, value, language) ? asked : value',
      },
    ],
  },
  'kitchen-and-order-apart': {
    tells: 'everything is cooked, and the order waits for a hand that says so',
    edits: [
      {
        file: 'packages/rules/src/order/stand-order.ts',
        from: "wanted.every(isCooked)) return 'ready'",
        to: 'wanted.every(isCooked)) return recorded',
      },
    ],
  },
  'table-freed-by-paying': {
    tells: 'a table that has paid is free, although its last dish is on the stove',
    edits: [
      {
        file: 'apps/server/src/table/read-floor.ts',
        from: 'paid: toPaid(left),',
        to: 'paid: toPaid(left && undefined),',
      },
    ],
  },
  'till-right': {
    tells: 'a waiter may not take the money of a table',
    edits: [
      {
        file: 'packages/rules/src/team/seeded-roles.ts',
        from: "rights: ['tables.serve', 'till.work', 'orders.see', 'orders.take', 'menu.pause', 'book.see']",
        to: "rights: ['tables.serve', 'orders.see', 'orders.take', 'menu.pause', 'book.see']",
      },
    ],
  },
  'allergy-mark-gone': {
    tells: 'no mark stands on the dish that meets an allergy',
    edits: [
      {
        file: 'apps/backoffice/src/kitchen/allergy-mark.tsx',
        from: 'if (framed.length === 0) return null',
        to: 'if (framed.length >= 0) return null',
      },
    ],
  },
  'pass-that-cannot-bump': {
    tells: 'what no station makes can never become ready',
    edits: [
      {
        file: 'apps/backoffice/src/kitchen/ticket-card.tsx',
        from: '(!isPass || thing.stationId === null)',
        to: '!isPass',
      },
    ],
  },
  'lock-over-the-alarm': {
    tells: 'a locked screen is silent while an order waits for an answer',
    edits: [
      {
        file: 'apps/backoffice/src/shell/gate.tsx',
        from: '<WorkerContext value={worker}>\n      <Calls of={now} />',
        to: '<WorkerContext value={worker}>\n      {isIn && <Calls of={now} />}',
      },
    ],
  },
  'printer-retired': {
    tells: 'a printer is taken away, nobody is told what only it prints, and no other prints it from then on',
    edits: [
      {
        file: 'apps/server/src/printing/remove-printer.ts',
        from: 'if (names.length > 0 && !withoutPaper)',
        to: 'if (names.length < 0 && !withoutPaper)',
      },
      {
        file: 'apps/backoffice/src/printing/remove-sheet.tsx',
        from: 'const needsPaper = onlyHere.length > 0',
        to: 'const needsPaper = onlyHere.length < 0',
      },
      {
        file: 'apps/backoffice/src/printing/remove-sheet.tsx',
        from: "(fallbackId ?? (needsPaper ? null : 'nobody'))",
        to: "(needsPaper ? fallbackId : 'nobody')",
      },
      {
        file: 'apps/backoffice/src/printing/remove-sheet.tsx',
        from: 'const isAsked = prints.length + replaces.length + waiting > 0',
        to: 'const isAsked = prints.length + replaces.length + waiting < 0',
      },
    ],
  },
  'pre-order-cancelled-early': {
    tells: 'an order for later is cancelled as if it were for now',
    edits: [
      {
        file: 'packages/rules/src/order/answer-wait.ts',
        from: 'Math.max(placedAt, opensAt, dueAt)',
        to: 'Math.max(placedAt, opensAt, Math.min(placedAt, dueAt))',
      },
    ],
  },
}
