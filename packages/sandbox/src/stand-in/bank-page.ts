/** A page of the sandbox bank, which says so, so that nobody takes it for a real one. */
export function bankPage(title: string, content: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · Banco de prácticas</title><style>
:root{color-scheme:light dark;--ink:#16202e;--soft:#55627a;--ground:#eef2f7;--card:#fff;--line:#7d8aa3;--accent:#0b4fa8;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef3fb;--soft:#b4c0d4;--ground:#0f1724;--card:#1a2536;--line:#8494b0;--accent:#8bbcff;--on:#06121f}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:16px/1.45 system-ui,sans-serif;display:grid;place-items:center;padding:16px}
main{width:100%;max-width:440px;background:var(--card);border-radius:20px;padding:24px;box-shadow:0 8px 30px #0002}
h1{font-size:1.5rem;margin:0 0 4px}p{margin:0 0 16px;color:var(--soft)}label{display:block;font-weight:600;margin:12px 0 4px}
input{width:100%;height:48px;border:1px solid var(--line);border-radius:12px;padding:0 14px;font:inherit;background:transparent;color:inherit}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}button{width:100%;height:52px;border:0;border-radius:14px;font:inherit;font-weight:700;margin-top:16px;background:var(--accent);color:var(--on);cursor:pointer}
button.plain{background:transparent;color:var(--ink);border:1px solid var(--line)}.demo{font-size:.875rem;border-top:1px solid var(--line);padding-top:12px;margin:20px 0 0}label.demo{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:400;color:var(--soft)}input[type=checkbox]{flex:none;width:24px;height:24px}.amount{font-size:2rem;font-weight:800;color:var(--ink)}.problem{color:#b3261e;font-weight:600}
@media(prefers-color-scheme:dark){.problem{color:#ffb4ab}}
</style></head><body><main>${content}</main></body></html>`
}

/** A form that submits itself, with a button for browsers that do not run scripts. */
export function postOn(action: string, fields: Readonly<Record<string, string>>): string {
  return bankPage(
    'Un momento',
    `<h1>Un momento…</h1><p>Volvemos a la tienda.</p><form method="post" action="${escapeHtml(action)}">${hidden(fields)}<button>Continuar</button></form><script>document.forms[0].submit()</script>`,
  )
}

function hidden(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

export function euros(cents: number): string {
  return `${(cents / 100).toFixed(2).replace('.', ',')} €`
}
