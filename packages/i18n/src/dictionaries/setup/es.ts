/** Beginning an order: mode, store, address, time, camera. */
export const es = {
  setup: {
    registerClosed: 'No se puede iniciar el pedido actualmente',
    addressNotServed: 'No se realiza reparto a domicilio a esta dirección',
    brandWithoutCategories: 'No hay categorias asociadas a esa marca',
    noSlots: 'No hay horario disponible para la fecha seleccionada',
    storeClosed: 'La tienda está cerrada el día seleccionado',
    chooseStoreFirst: 'Seleccione primero una tienda',
    addressMissing: 'Introduzca una dirección de entrega',
    fieldsMissing: 'Rellene los campos obligatorios',
  },
  camera: {
    notAllowed: 'Debe dar permiso para usar la cámara',
    notFound: 'No se ha encontrado ninguna cámara',
    insecure: 'La cámara solo funciona en una conexión segura (HTTPS)',
    inUse: 'Otra aplicación está usando la cámara',
    notSuitable: 'Ninguna cámara del dispositivo es adecuada',
    notSupported: 'Este navegador no permite usar la cámara',
  },
}

export type SetupWords = typeof es
