/** Plain pages: contact, allergens. */
export const es = {
  contact: {
    title: 'Contacto',
    intro: 'Cuéntanos qué necesitas y te responderemos por correo.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono (opcional)',
    message: 'Mensaje',
    privacy: 'He leído y acepto la política de privacidad',
    privacyPolicy: 'Política de privacidad',
    venues: 'Dónde estamos',
    directions: 'Cómo llegar',
    showMap: 'Ver el mapa',
    mapHint: 'Lo muestra Google Maps, que puede guardar cookies.',
    mapOf: (name: string) => `Mapa de ${name}`,
    readPrivacy: 'Leer la política de privacidad',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    sent: 'Mensaje recibido',
    noMail: 'Ahora no podemos recibir mensajes',
    noMailText: 'Esta web no envía correos por ahora. Llámanos: los teléfonos están en esta página.',
    sentText: (email: string) => `Gracias. Te responderemos a ${email}.`,
    notSent: 'No hemos podido enviar el mensaje. Lo que has escrito sigue aquí: inténtalo de nuevo.',
  },
  /** Only the server writes these: in the title of the home page, and for browsers without JavaScript. */
  found: {
    orders: 'Carta y pedidos',
    menu: 'Carta',
    bookings: 'Reservas',
    noScript: 'Para pedir aquí hace falta JavaScript. También puedes llamar o venir:',
  },
  allergensPage: {
    title: 'Alérgenos y dietas',
    intro: 'Cada plato de la carta dice qué contiene. Si tienes una alergia grave, avísanos antes de pedir.',
    allergens: 'Los 14 alérgenos',
    diets: 'Dietas',
  },
  /** Light or dark. */
  look: {
    title: 'Aspecto',
    device: 'Como el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
}

export type PagesWords = typeof es
