import { es } from '@comanda/i18n/dictionaries/es'
import { es as mail } from '@comanda/i18n/mail/es'
import { listCycles, listMutualFolders } from './check-cycles.ts'
import { listDeadWords } from './check-dead-words.ts'
import { listLongDocuments, listLostPaths } from './check-documents.ts'
import { awaited, listUnusedExports } from './check-exports.ts'
import { listLongFunctions } from './check-functions.ts'
import { listUndeclared } from './check-packages.ts'
import { listPrivateMembers } from './check-private-members.ts'
import { listSpreadLiterals } from './check-spreads.ts'
import { listTableFaults } from './check-tables.ts'
import { listOwnTransactions } from './check-transactions.ts'
import { listWaits } from './check-waits.ts'
import { listWireWords } from './check-wire-words.ts'
import { readSources } from './read-sources.ts'

/** What a gate lets through although it is what it looks for: whoever reads its zero reads these too. */
const exceptions: Readonly<Record<string, readonly string[]>> = { 'unused exports': awaited }

/** Whether each gate passes. Faults are printed, one per line. */
export function checkGates(root: string): boolean[] {
  const sources = readSources(root)
  const gates = {
    'import cycles': listCycles(sources),
    'folders that import each other': listMutualFolders(sources),
    'unused exports': listUnusedExports(sources),
    'undeclared packages': listUndeclared(root, sources),
    'tables written by others': listTableFaults(sources),
    'transactions of their own': listOwnTransactions(sources),
    'private members of the drivers': listPrivateMembers(root, sources),
    'spread literals': listSpreadLiterals(sources),
    'long functions': listLongFunctions(sources),
    'lost paths in documents': listLostPaths(root),
    'documents that grew long': listLongDocuments(root),
    'tests that wait or look at the time': listWaits(sources),
    'wire words in the apps': listWireWords(sources),
    'words that nobody says': [...listDeadWords(sources, es), ...listDeadWords(sources, mail)],
  }
  return Object.entries(gates).map(([name, faults]) => {
    for (const fault of faults) console.error(fault)
    const besides = exceptions[name]
    console.log(`${name}: ${faults.length}${besides === undefined ? '' : `, besides ${besides.join(', ')}`}`)
    return faults.length === 0
  })
}
