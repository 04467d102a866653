import type { ConsentWords } from './es.ts'

export const cat: ConsentWords = {
  consent: {
    title: 'Aquest lloc fa servir galetes',
    text: 'Les tècniques fan que tot funcioni. Les d’anàlisi i publicitat, només si tu vols.',
    policy: 'Política de galetes',
    settings: 'Configurar',
    accept: 'Acceptar',
    reject: 'Rebutjar',
    settingsTitle: 'Configuració de galetes',
    technical: 'Tècniques',
    technicalHint: 'Recorden la teva comanda, el teu idioma i la teva visita. Sempre actives.',
    analytics: 'Analítiques',
    analyticsHint: 'Ens diuen què es visita, per millorar-ho.',
    advertising: 'Publicitàries',
    advertisingHint: 'Per mostrar-te anuncis que t’interessin.',
    save: 'Desar la selecció',
    loading: 'S’està carregant…',
    policyFailed: 'No hem pogut carregar la política de galetes.',
    retry: 'Tornar-ho a provar',
  },
}
