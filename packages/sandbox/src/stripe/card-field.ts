import type { FastifyInstance } from 'fastify'
import { bankPage } from '../stand-in/bank-page.ts'

/** Stripe's card field inside the shop's page: its script, and the frame that the card is typed into. */
export function registerCardField(app: FastifyInstance, address: () => string): void {
  app.get('/stripe/script.js', async (_request, reply) =>
    reply.type('text/javascript').header('cross-origin-resource-policy', 'cross-origin').send(script(address())),
  )

  app.get('/stripe/field', async (_request, reply) => reply.type('text/html').send(frame))
}

const frame = bankPage(
  'Tarjeta',
  `<form id="card"><label for="number">Número de tarjeta</label><input id="number" inputmode="numeric" autocomplete="cc-number">
<div class="row"><div><label for="expiry">Caducidad</label><input id="expiry" value="12/49" autocomplete="cc-exp"></div><div><label for="cvc">CVC</label><input id="cvc" inputmode="numeric" value="123" autocomplete="cc-csc"></div></div></form>
<p class="demo">Stripe de prácticas: no se cobra nada. Tarjetas de prueba: 4242 4242 4242 4242 (sin preguntas) · 4000 0027 6000 3184 (pregunta el código) · 4000 0000 0000 0002 (denegada) · 4000 0000 0000 9995 (sin saldo)</p>
<style>body{background:transparent;padding:0;display:block;min-height:0}main{max-width:none;box-shadow:none;padding:8px}</style><script>
const [number,expiry,cvc]=['number','expiry','cvc'].map(id=>document.getElementById(id));
const locale=new URLSearchParams(location.search).get('locale');
document.getElementById('card').addEventListener('submit',event=>event.preventDefault());
addEventListener('message',async event=>{if(event.source!==parent)return;
if(event.data?.clear){number.value='';number.focus();return}
if(!event.data?.key)return;
const body=new URLSearchParams({key:event.data.key,number:number.value,expiry:expiry.value,cvc:cvc.value,locale});
const said=await fetch('/stripe/field/token',{method:'POST',body}).then(reply=>reply.json(),()=>({error:{message:''}}));
parent.postMessage({id:event.data.id,said},event.origin)})
</script>`,
)

/** The part of Stripe's own script that a shop with a card field uses. It hears its own frame alone. */
function script(address: string): string {
  return `window.Stripe=function(key){const origin=${JSON.stringify(address)};
function create(locale){const frame=document.createElement('iframe');const ready=[];let asked=0;
frame.title='Stripe';frame.src=origin+'/stripe/field?locale='+encodeURIComponent(locale);
frame.style.cssText='width:100%;height:330px;border:0;display:block';
frame.addEventListener('load',()=>ready.forEach(tell=>tell()));
return{mount(place){place.replaceChildren(frame)},on(name,tell){if(name==='ready')ready.push(tell)},destroy(){frame.remove()},
clear(){frame.contentWindow.postMessage({clear:true},origin)},
ask(){const id=++asked;return new Promise(done=>{addEventListener('message',function hear(event){
if(event.source!==frame.contentWindow||event.origin!==origin||event.data?.id!==id)return;
removeEventListener('message',hear);done(event.data.said)});frame.contentWindow.postMessage({id,key},origin)})}}}
return{elements({locale='auto'}={}){return{create:()=>create(locale)}},
async createToken(field){const said=await field.ask();return said.error?{error:said.error}:{token:said}}}}`
}
