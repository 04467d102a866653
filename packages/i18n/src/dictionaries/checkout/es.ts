/** Ordering, paying, and the order after it. */
export const es = {
  checkout: {
    title: 'Tramitar pedido',
    text: 'Revisa tu pedido con el local antes de pagar.',
    payment: 'Pago',
    paymentText: 'Elige cómo pagar en el local o al recibir el pedido.',
    complete: 'Pedido completado',
    completeTable: 'Pedido enviado a la cocina',
    thanks: 'Gracias. Te esperamos.',
    nothing: 'No hay ningún pedido reciente en este dispositivo.',
    direct: 'Pago del pedido',
    directText: 'No hemos podido abrir el pago de este pedido. Pide un enlace nuevo al local.',
  },
  payment: {
    byCard: 'Pago con tarjeta',
    pay: (amount: string) => `Pagar ${amount}`,
  },
  // The bank's own form answers msg1 to msg17.
  bankCard: {
    msg1: 'Debe introducir los datos de la tarjeta',
    msg2: 'La tarjeta es obligatoria',
    msg3: 'La tarjeta debe ser numérica',
    msg4: 'La tarjeta no puede ser negativa',
    msg5: 'El mes de caducidad es obligatorio',
    msg6: 'El mes de caducidad debe ser numérico',
    msg7: 'El mes de caducidad es incorrecto',
    msg8: 'El año de caducidad es obligatorio',
    msg9: 'El año de caducidad debe ser numérico',
    msg10: 'El año de caducidad no puede ser negativo',
    msg11: 'El código de seguridad no tiene la longitud correcta',
    msg12: 'El código de seguridad debe ser numérico',
    msg13: 'El código de seguridad no puede ser negativo',
    msg14: 'El código de seguridad no es necesario',
    msg15: 'La longitud de la tarjeta no es correcta',
    msg16: 'Debe Introducir un número de tarjeta válido (sin espacios ni guiones).',
    msg17: 'Validación incorrecta por parte del comercio',
  },
  status: {
    title: 'Estado del pedido',
    none: 'No hay ningún pedido en curso en este dispositivo.',
    order: (number: string) => `Pedido n.º ${number}`,
    orderText: 'El local ya lo tiene. Si necesitas algo, llámanos.',
  },
}

export type CheckoutWords = typeof es
