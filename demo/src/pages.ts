import { type PageId, toId } from '@comanda/rules/ids'
import type { ContentPage, PageKind, PagePlace } from '@comanda/rules/website/website'
import { toText, type Words } from './words.ts'

type PageSheet = readonly [PageKind, string, PagePlace, Words, Words]

/** The pages that every site must have, with the venue's name inserted. Demo texts, not legal advice. */
export function housePages(firstId: number, house: string, about: Words): readonly ContentPage[] {
  const sheets: readonly PageSheet[] = [
    cookiePage(house),
    privacyPage(house),
    termsPage,
    hygienePage,
    deliveryPage,
    legalPage(house),
    [
      'content',
      'nosotros',
      'centre',
      {
        es: 'Quiénes somos',
        en: 'About us',
        eu: 'Nor gara',
        fr: 'Qui sommes-nous',
        ger: 'Über uns',
        cat: 'Qui som',
        nl: 'Over ons',
      },
      about,
    ],
  ]
  return sheets.map(([kind, slug, place, name, body], at) => ({
    id: toId<PageId>(firstId + at),
    kind,
    slug,
    place,
    name: toText(name),
    body: toText(body),
  }))
}

function cookiePage(house: string): PageSheet {
  return [
    'cookie',
    'cookies',
    'left',
    {
      es: 'Política de cookies',
      en: 'Cookie policy',
      eu: 'Cookie politika',
      fr: 'Politique de cookies',
      ger: 'Cookie-Richtlinie',
      cat: 'Política de galetes',
      nl: 'Cookiebeleid',
    },
    {
      es: `<h2>Qué guardamos en tu navegador</h2><p>${house} usa cookies técnicas para recordar tu pedido, tu idioma y tu sesión; siempre están activas porque sin ellas no se puede pedir.</p><p>Las cookies de análisis y de publicidad solo se usan si las aceptas, y puedes cambiar de idea cuando quieras desde el pie de página.</p><h3>Cuánto duran</h3><ul><li>Pedido, tienda y sesión: 7 días.</li><li>Tu elección sobre las cookies: 180 días.</li></ul>`,
      en: `<h2>What we keep in your browser</h2><p>${house} uses technical cookies to remember your order, language and session; they are always on, because ordering does not work without them.</p><p>Analytics and advertising cookies are only used if you accept them, and you can change your mind at any time from the footer.</p><h3>How long they last</h3><ul><li>Order, store and session: 7 days.</li><li>Your cookie choice: 180 days.</li></ul>`,
      eu: `<h2>Zer gordetzen dugun zure nabigatzailean</h2><p>${house} etxeak cookie teknikoak erabiltzen ditu eskaera, hizkuntza eta saioa gogoratzeko. Analisi- eta publizitate-cookieak onartzen badituzu bakarrik erabiltzen dira.</p>`,
      fr: `<h2>Ce que nous gardons dans votre navigateur</h2><p>${house} utilise des cookies techniques pour retenir votre commande, votre langue et votre session. Les cookies d’analyse et de publicité ne servent que si vous les acceptez.</p>`,
      ger: `<h2>Was wir in deinem Browser speichern</h2><p>${house} nutzt technische Cookies für Bestellung, Sprache und Sitzung. Analyse- und Werbe-Cookies nur mit deiner Zustimmung.</p>`,
      cat: `<h2>Què desem al teu navegador</h2><p>${house} fa servir galetes tècniques per recordar la teva comanda, el teu idioma i la teva sessió; sempre estan actives perquè sense elles no es pot demanar.</p><p>Les galetes d’anàlisi i de publicitat només es fan servir si les acceptes, i pots canviar d’idea quan vulguis des del peu de pàgina.</p><h3>Quant duren</h3><ul><li>Comanda, local i sessió: 7 dies.</li><li>La teva tria sobre les galetes: 180 dies.</li></ul>`,
      nl: `<h2>Wat we in je browser bewaren</h2><p>${house} gebruikt technische cookies om je bestelling, je taal en je sessie te onthouden; ze staan altijd aan, want zonder kun je niet bestellen.</p><p>Cookies voor analyse en reclame gebruiken we alleen als je ze accepteert, en onderaan de pagina kun je altijd van gedachten veranderen.</p><h3>Hoelang ze blijven</h3><ul><li>Bestelling, restaurant en sessie: 7 dagen.</li><li>Je keuze over cookies: 180 dagen.</li></ul>`,
    },
  ]
}

function privacyPage(house: string): PageSheet {
  return [
    'privacy',
    'privacidad',
    'left',
    {
      es: 'Política de privacidad',
      en: 'Privacy policy',
      eu: 'Pribatutasun politika',
      fr: 'Confidentialité',
      ger: 'Datenschutz',
      cat: 'Política de privacitat',
      nl: 'Privacybeleid',
    },
    {
      es: `<h2>Tus datos, los justos</h2><p>${house} usa tu nombre, correo y teléfono para preparar tu pedido o tu reserva, y nada más. No se venden ni se ceden.</p><p>Los alérgenos y dietas que marques se quedan en tu dispositivo.</p><p>Puedes pedir una copia o el borrado de tus datos desde tu cuenta o por correo.</p>`,
      en: `<h2>Your data, no more than needed</h2><p>${house} uses your name, e-mail and phone to prepare your order or booking, and nothing else. They are neither sold nor shared.</p><p>The allergens and diets you mark stay on your device.</p><p>You can ask for a copy or for deletion from your account or by e-mail.</p>`,
      eu: `<h2>Zure datuak, beharrezkoak soilik</h2><p>${house} etxeak zure izena, posta eta telefonoa eskaera edo erreserba prestatzeko erabiltzen ditu. Markatutako alergenoak zure gailuan geratzen dira.</p>`,
      fr: `<h2>Vos données, le strict nécessaire</h2><p>${house} utilise votre nom, votre e-mail et votre téléphone pour préparer votre commande ou votre réservation. Les allergènes choisis restent sur votre appareil.</p>`,
      ger: `<h2>Deine Daten, nur das Nötige</h2><p>${house} nutzt Name, E-Mail und Telefon nur für Bestellung oder Reservierung. Gewählte Allergene bleiben auf deinem Gerät.</p>`,
      cat: `<h2>Les teves dades, les justes</h2><p>${house} fa servir el teu nom, correu i telèfon per preparar la teva comanda o la teva reserva, i res més. No es venen ni se cedeixen.</p><p>Els al·lèrgens i les dietes que marquis es queden al teu dispositiu.</p><p>Pots demanar una còpia o l’esborrament de les teves dades des del teu compte o per correu.</p>`,
      nl: `<h2>Je gegevens, niet meer dan nodig</h2><p>${house} gebruikt je naam, e-mail en telefoon om je bestelling of reservering klaar te maken, en verder niets. We verkopen ze niet en geven ze niet door.</p><p>De allergenen en diëten die je aanvinkt, blijven op je apparaat.</p><p>Je kunt een kopie van je gegevens vragen of ze laten wissen, via je account of per e-mail.</p>`,
    },
  ]
}

const termsPage: PageSheet = [
  'terms',
  'condiciones',
  'centre',
  {
    es: 'Términos y condiciones',
    en: 'Terms and conditions',
    eu: 'Baldintzak',
    fr: 'Conditions générales',
    ger: 'AGB',
    cat: 'Termes i condicions',
    nl: 'Voorwaarden',
  },
  {
    es: '<h2>Cómo funciona tu pedido</h2><p>Los precios incluyen el IVA. Antes de pagar verás el total con el reparto, el servicio y los descuentos. Pulsar «Pagar» es un pedido con obligación de pago.</p><p>Puedes anular sin coste mientras la cocina no haya empezado.</p>',
    en: '<h2>How your order works</h2><p>Prices include VAT. Before paying you see the total with delivery, service and discounts. Pressing “Pay” is an order with an obligation to pay.</p><p>You can cancel free of charge until the kitchen has started.</p>',
    eu: '<h2>Nola dabilen zure eskaera</h2><p>Prezioek BEZa barne dute. Ordaindu aurretik guztizkoa ikusiko duzu.</p>',
    fr: '<h2>Comment marche votre commande</h2><p>Les prix sont TTC. Avant de payer, vous voyez le total avec livraison, service et remises.</p>',
    ger: '<h2>So funktioniert deine Bestellung</h2><p>Alle Preise inkl. MwSt. Vor dem Bezahlen siehst du den Gesamtbetrag mit Lieferung, Service und Rabatten.</p>',
    cat: '<h2>Com funciona la teva comanda</h2><p>Els preus inclouen l’IVA. Abans de pagar veuràs el total amb el repartiment, el servei i els descomptes. Prémer «Pagar» és una comanda amb obligació de pagament.</p><p>Pots anul·lar sense cost mentre la cuina no hagi començat.</p>',
    nl: '<h2>Zo werkt je bestelling</h2><p>De prijzen zijn inclusief btw. Voor je betaalt, zie je het totaal met bezorging, service en kortingen. Tik je op ‘Betalen’, dan plaats je een bestelling met betalingsverplichting.</p><p>Zolang de keuken niet begonnen is, kun je kosteloos annuleren.</p>',
  },
]

const hygienePage: PageSheet = [
  'covid-general',
  'medidas-de-higiene',
  'centre',
  {
    es: 'Medidas de higiene',
    en: 'Hygiene measures',
    eu: 'Higiene-neurriak',
    fr: 'Mesures d’hygiène',
    ger: 'Hygienemaßnahmen',
    cat: 'Mesures d’higiene',
    nl: 'Hygiënemaatregelen',
  },
  {
    es: '<p>Ventilamos cada hora, limpiamos las mesas entre turno y turno y encontrarás gel a la entrada.</p>',
    en: '<p>We air the rooms every hour, clean tables between sittings, and you will find hand gel at the door.</p>',
    eu: '<p>Orduro aireztatzen dugu eta mahaiak txandatik txandara garbitzen ditugu.</p>',
    fr: '<p>Nous aérons toutes les heures et nettoyons les tables entre deux services.</p>',
    ger: '<p>Wir lüften stündlich und reinigen die Tische zwischen den Schichten.</p>',
    cat: '<p>Ventilem cada hora, netegem les taules entre torn i torn i trobaràs gel a l’entrada.</p>',
    nl: '<p>We luchten elk uur, maken de tafels tussendoor schoon, en bij de ingang vind je handgel.</p>',
  },
]

const deliveryPage: PageSheet = [
  'covid-delivery',
  'reparto-seguro',
  'centre',
  {
    es: 'Reparto sin contacto',
    en: 'Contactless delivery',
    eu: 'Kontakturik gabeko banaketa',
    fr: 'Livraison sans contact',
    ger: 'Kontaktlose Lieferung',
    cat: 'Repartiment sense contacte',
    nl: 'Contactloze bezorging',
  },
  {
    es: '<p>Si lo prefieres, dejamos el pedido en tu puerta y llamamos al timbre. Las bolsas van precintadas.</p>',
    en: '<p>If you prefer, we leave the order at your door and ring the bell. Bags are sealed.</p>',
    eu: '<p>Nahiago baduzu, eskaera atean utziko dugu. Poltsak zigilatuta doaz.</p>',
    fr: '<p>Si vous préférez, nous laissons la commande devant la porte. Les sacs sont scellés.</p>',
    ger: '<p>Auf Wunsch stellen wir die Bestellung vor die Tür. Die Tüten sind versiegelt.</p>',
    cat: '<p>Si ho prefereixes, deixem la comanda a la porta i toquem el timbre. Les bosses van precintades.</p>',
    nl: '<p>Als je wilt, zetten we je bestelling voor de deur en bellen we aan. De tassen zijn verzegeld.</p>',
  },
]

function legalPage(house: string): PageSheet {
  return [
    'legal',
    'aviso-legal',
    'left',
    {
      es: 'Aviso legal',
      en: 'Legal notice',
      eu: 'Lege-oharra',
      fr: 'Mentions légales',
      ger: 'Impressum',
      cat: 'Avís legal',
      nl: 'Juridische kennisgeving',
    },
    {
      es: `<p>${house} es una casa de demostración: ni el nombre, ni la dirección, ni los precios corresponden a un negocio real.</p>`,
      en: `<p>${house} is a demonstration: neither the name, the address nor the prices belong to a real business.</p>`,
      eu: `<p>${house} erakusketa-etxe bat da: ez izena, ez helbidea, ez prezioak ez dira benetakoak.</p>`,
      fr: `<p>${house} est une démonstration : ni le nom, ni l’adresse, ni les prix ne correspondent à un établissement réel.</p>`,
      ger: `<p>${house} ist eine Demonstration: Name, Adresse und Preise gehören zu keinem echten Betrieb.</p>`,
      cat: `<p>${house} és una casa de demostració: ni el nom, ni l’adreça, ni els preus corresponen a un negoci real.</p>`,
      nl: `<p>${house} is een demo: de naam, het adres en de prijzen horen niet bij een echte zaak.</p>`,
    },
  ]
}
