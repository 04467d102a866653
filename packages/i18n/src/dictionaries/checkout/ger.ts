import type { CheckoutWords } from './es.ts'

export const ger: CheckoutWords = {
  checkout: {
    title: 'Zur Kasse',
    text: 'Gehen Sie die Bestellung vor dem Bezahlen mit dem Restaurant durch.',
    payment: 'Bezahlung',
    paymentText: 'Bezahlen Sie im Restaurant oder bei Lieferung.',
    complete: 'Bestellung abgeschlossen',
    completeTable: 'Bestellung an die Küche gesendet',
    thanks: 'Danke. Bis bald.',
    nothing: 'Auf diesem Gerät gibt es keine aktuelle Bestellung.',
    direct: 'Bestellung bezahlen',
    directText:
      'Die Bezahlung dieser Bestellung ließ sich nicht öffnen. Bitten Sie das Restaurant um einen neuen Link.',
  },
  payment: {
    byCard: 'Kartenzahlung',
    pay: (amount) => `${amount} bezahlen`,
  },
  bankCard: {
    msg1: 'Sie müssen die Kartendaten eingeben',
    msg2: 'Die Karte ist erforderlich',
    msg3: 'Die Kartennummer muss aus Ziffern bestehen',
    msg4: 'Die Kartennummer darf nicht negativ sein',
    msg5: 'Der Ablaufmonat ist erforderlich',
    msg6: 'Der Ablaufmonat muss aus Ziffern bestehen',
    msg7: 'Der Ablaufmonat ist falsch',
    msg8: 'Das Ablaufjahr ist erforderlich',
    msg9: 'Das Ablaufjahr muss aus Ziffern bestehen',
    msg10: 'Das Ablaufjahr darf nicht negativ sein',
    msg11: 'Der Sicherheitscode hat die falsche Länge',
    msg12: 'Der Sicherheitscode muss aus Ziffern bestehen',
    msg13: 'Der Sicherheitscode darf nicht negativ sein',
    msg14: 'Der Sicherheitscode wird nicht benötigt',
    msg15: 'Die Länge der Kartennummer ist falsch',
    msg16: 'Sie müssen eine gültige Kartennummer eingeben (ohne Leerzeichen und Bindestriche).',
    msg17: 'Fehlerhafte Bestätigung durch den Händler',
  },
  status: {
    title: 'Bestellstatus',
    none: 'Auf diesem Gerät läuft keine Bestellung.',
    order: (number: string) => `Bestellung Nr. ${number}`,
    orderText: 'Das Restaurant hat sie erhalten. Wenn Sie etwas brauchen, rufen Sie uns an.',
  },
}
