import { allCalls, type CallName } from '@comanda/contract/all-calls'
import { type Call, travelsInQuery } from '@comanda/contract/call'
import { isRefusal } from '@comanda/contract/refusals'
import { type Identification, identify } from './identify.ts'
import { type ReadyAnswer, toAnswer } from './kept/ready-bytes.ts'
import { toSharedKey } from './kept/shared-call.ts'
import { chooseLanguage } from './language.ts'
import { readPlainQuery } from './parameters.ts'
import { sharedManner } from './security.ts'
import type { ServerKit } from './server-kit.ts'
import type { Shortcut } from './shortcut.ts'

/** Calls that have the same answer for every visitor of a site. */
export function createCallShortcut(kit: ServerKit): Shortcut {
  const rows = new Map<string, { readonly name: CallName; readonly caller: Identification['caller'] }>()
  for (const [name, row] of Object.entries(allCalls) as [CallName, Call][]) {
    if (row.shared && row.method === 'GET' && travelsInQuery(row) && row.caller !== 'anyone') {
      rows.set(`/api${row.path}`, { name, caller: row.caller })
    }
  }
  const { sites, sessions } = kit
  return ({ url = '', headers }) => {
    const at = url.indexOf('?')
    const row = at < 0 ? undefined : rows.get(url.slice(0, at))
    if (row === undefined) return undefined
    const { name, caller } = row
    const find = async (): Promise<ReadyAnswer | undefined> => {
      const parameters = readPlainQuery(url.slice(at + 1))
      if (parameters === undefined) return undefined
      // A caller with only a cookie goes on to the framework, where cookies are read.
      const identity = await identify({ sites, sessions, caller, parameters, cookieToken: undefined, now: kit.now() })
      if (isRefusal(identity)) return undefined
      const { site } = identity
      const language = chooseLanguage(parameters.lang, headers['accept-language'], site)
      const reply = kit.replies.find(site.siteId, toSharedKey(name, language, parameters))
      if (reply === undefined) return undefined
      const ready = toAnswer(reply, headers, sharedManner)
      ready.headers['content-language'] = language
      return ready
    }
    return { call: name, find }
  }
}
