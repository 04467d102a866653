import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../http/escape-html.ts'
import { sendDemoPage } from './send-demo-page.ts'

/** The papers of each printer of the demo, oldest first. */
export type ShowsPapers = () => readonly { readonly name: string; readonly papers: readonly string[] }[]

/** The papers of the demo's printers, for people who have none at hand. Only the demo has them. */
export function registerDemoPapers(app: FastifyInstance, showPapers: ShowsPapers): void {
  app.get('/demo/papers', { config: { call: 'demo-papers' } }, async (_request, reply) => {
    const body = `<p>What the printers of the demo have printed since the start, the newest first. Reload to look again.</p>
<div>${showPapers().map(renderRoll).join('')}</div>`
    return sendDemoPage(reply, { title: 'Paper of the demo', style, body })
  })
}

function renderRoll({ name, papers }: ReturnType<ShowsPapers>[number]): string {
  const slips = papers.toReversed().map((paper) => `<pre>${escapeHtml(paper.trim())}</pre>`)
  return `<section aria-label="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>
${slips.length === 0 ? '<p>Nothing yet: order something at a table, or accept an order on the staff’s board.</p>' : slips.join('\n')}</section>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 64rem; margin: 0 auto; padding: 1rem; }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; align-items: start; }
pre { overflow-wrap: anywhere; white-space: pre-wrap; margin: 0 0 1rem; padding: 1rem; background: #fffdf7; color: #1b1b1b; border: 1px solid #d8d3c4; font: .875rem/1.4 ui-monospace, monospace; }
`
