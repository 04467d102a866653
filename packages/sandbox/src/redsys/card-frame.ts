import type { FastifyInstance } from 'fastify'
import { bankPage, escapeHtml } from '../stand-in/bank-page.ts'
import type { BankBooks } from './bank-books.ts'
import { cardFields, cardHints } from './hosted-page.ts'
import { findTestCard, toResponse } from './test-cards.ts'

/** The bank's card form inside the shop's page: its script, its frame, and the token that comes out. */
export function registerCardFrame(app: FastifyInstance, books: BankBooks): void {
  app.get('/sis/NC/redsysV3.js', async (_request, reply) =>
    reply.type('text/javascript').header('cross-origin-resource-policy', 'cross-origin').send(script(books.address())),
  )

  app.get('/sis/getInputNC', async (request, reply) => {
    const { order = '', buttonValue = '' } = request.query as Readonly<Record<string, string | undefined>>
    return reply.type('text/html').send(frame(fromHex(order), fromHex(buttonValue)))
  })

  app.post('/sis/NC/token', async (request) => {
    const { pan = '', cvv = '', expiry = '', order = '' } = request.body as Readonly<Record<string, string | undefined>>
    const problem = findProblem(pan, expiry, cvv)
    if (problem !== undefined) return { error: problem }
    const card = findTestCard(pan)
    return card === undefined ? { error: 'msg16' } : { idOper: books.keepCard(card, toResponse(card, cvv), order) }
  })
}

/** The bank's codes for problems with a card. */
function findProblem(pan: string, expiry: string, cvv: string): string | undefined {
  if (pan === '' && cvv === '') return 'msg1'
  if (pan === '') return 'msg2'
  if (/[^\d ]/.test(pan)) return 'msg3'
  if (!/^\d{2}\/\d{2}$/.test(expiry)) return 'msg5'
  if (Number(expiry.slice(0, 2)) < 1 || Number(expiry.slice(0, 2)) > 12) return 'msg7'
  if (/\D/.test(cvv)) return 'msg12'
  return cvv.length === 3 || cvv.length === 4 ? undefined : 'msg11'
}

function frame(order: string, button: string): string {
  return bankPage(
    'Tarjeta',
    `<form id="card">${cardFields('')}<button>${escapeHtml(button).replace(/&#38;#(\d+);/g, '&#$1;')}</button></form>${cardHints()}<style>body{background:transparent;padding:0;display:block;min-height:0}main{max-width:none;box-shadow:none;padding:8px}</style><script>
const form=document.getElementById('card');
form.addEventListener('submit',event=>{event.preventDefault();parent.postMessage('merchantValidation','*')});
addEventListener('message',async event=>{if(event.source!==parent||event.data?.validation!=='OK')return;
const said=await(await fetch('/sis/NC/token',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({...Object.fromEntries(new FormData(form)),order:${JSON.stringify(order).replaceAll('<', '\\u003c')}})})).json();
parent.postMessage(said,'*')})
</script>`,
  )
}

/** The script that a shop's page loads. It accepts only messages from its own frame. */
function script(address: string): string {
  return `const REDSYS_DOMAIN=${JSON.stringify(address)};
const toHex=text=>Array.from(String(text),sign=>sign.charCodeAt(0).toString(16)).join('');
function getInSiteForm(id,styleButton,styleBody,styleBox,styleInputs,buttonValue,fuc,terminal,order){
const frame=document.createElement('iframe');frame.name='redsys-hosted-pay-button';frame.title=buttonValue;
frame.src=REDSYS_DOMAIN+'/sis/getInputNC?frame=inSite&version=V3&buttonValue='+toHex(buttonValue)+'&fuc='+toHex(fuc)+'&terminal='+toHex(terminal)+'&order='+toHex(order);
frame.style.cssText='width:100%;height:430px;border:0';document.getElementById(id).replaceChildren(frame)}
function getInSiteFormJSON({id,styleButton,styleBody,styleBox,styleBoxText,buttonValue,fuc,terminal,order}){getInSiteForm(id,styleButton,styleBody,styleBox,styleBoxText,buttonValue,fuc,terminal,order)}
function storeIdOper(event,tokenId,errorId,validate){
if(event.origin!==REDSYS_DOMAIN)return;
if(event.data==='merchantValidation'){event.source.postMessage({validation:validate()?'OK':'KO'},REDSYS_DOMAIN);return}
if(event.data&&event.data.idOper)document.getElementById(tokenId).value=event.data.idOper;
if(event.data&&event.data.error)document.getElementById(errorId).value=event.data.error}`
}

/** The script writes each character as its code in two hexadecimal digits, enough for what shops use here. */
function fromHex(text: string): string {
  return (text.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')
}
