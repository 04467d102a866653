/** Cookies: the banner, its settings and policies. */
export const es = {
  consent: {
    title: 'Este sitio usa cookies',
    text: 'Las técnicas hacen que todo funcione. Las de análisis y publicidad, solo si tú quieres.',
    policy: 'Política de cookies',
    settings: 'Configurar',
    accept: 'Aceptar',
    reject: 'Rechazar',
    settingsTitle: 'Configuración de cookies',
    technical: 'Técnicas',
    technicalHint: 'Recuerdan tu pedido, tu idioma y tu visita. Siempre activas.',
    analytics: 'Analíticas',
    analyticsHint: 'Nos dicen qué se visita, para mejorarlo.',
    advertising: 'Publicitarias',
    advertisingHint: 'Para mostrarte anuncios que te interesen.',
    save: 'Guardar selección',
    loading: 'Cargando…',
    policyFailed: 'No hemos podido cargar la política de cookies.',
    retry: 'Reintentar',
  },
}

export type ConsentWords = typeof es
