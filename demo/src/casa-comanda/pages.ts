import { housePages } from '../pages.ts'

export const pages = housePages(1, 'Casa Comanda', {
  es: '<h2>Una casa, dos cocinas</h2><p>Empezamos con una barra y ocho mesas. Hoy servimos tapas y arroces en Casa Comanda y sushi en Umi, con los mismos proveedores de siempre y la misma manía por el producto.</p><p>Lo que no te acabes, te lo llevas: pide tu envase.</p>',
  en: '<h2>One house, two kitchens</h2><p>We started with a bar and eight tables. Today we serve tapas and rice at Casa Comanda and sushi at Umi, with the same suppliers as ever and the same obsession with good produce.</p><p>Take home what you cannot finish: just ask for a box.</p>',
  eu: '<h2>Etxe bat, bi sukalde</h2><p>Barra batekin eta zortzi mahairekin hasi ginen. Gaur tapak eta arrozak zerbitzatzen ditugu, eta sushia Umin.</p>',
  fr: '<h2>Une maison, deux cuisines</h2><p>Nous avons commencé avec un comptoir et huit tables. Aujourd’hui, tapas et riz chez Casa Comanda, sushis chez Umi.</p>',
  ger: '<h2>Ein Haus, zwei Küchen</h2><p>Angefangen haben wir mit einer Theke und acht Tischen. Heute gibt es Tapas und Reis bei Casa Comanda und Sushi bei Umi.</p>',
  cat: '<h2>Una casa, dues cuines</h2><p>Vam començar amb una barra i vuit taules. Avui servim tapes i arrossos a Casa Comanda i sushi a Umi, amb els mateixos proveïdors de sempre i la mateixa mania pel producte.</p><p>El que no t’acabis, t’ho emportes: demana el teu envàs.</p>',
  nl: '<h2>Eén huis, twee keukens</h2><p>We begonnen met een bar en acht tafels. Nu serveren we tapas en rijst bij Casa Comanda en sushi bij Umi, met dezelfde leveranciers als altijd en dezelfde liefde voor goede producten.</p><p>Wat je niet op krijgt, neem je mee: vraag om een bakje.</p>',
})
