import type { SetupWords } from './es.ts'

export const fr: SetupWords = {
  setup: {
    registerClosed: 'Il est impossible de commencer une commande pour le moment',
    addressNotServed: 'Nous ne livrons pas à cette adresse',
    brandWithoutCategories: 'Aucune catégorie n’est associée à cette enseigne',
    noSlots: 'Aucun horaire n’est disponible pour la date choisie',
    storeClosed: 'Le restaurant est fermé le jour choisi',
    chooseStoreFirst: 'Choisissez d’abord un restaurant',
    addressMissing: 'Indiquez une adresse de livraison',
    fieldsMissing: 'Remplissez les champs obligatoires',
  },
  camera: {
    notAllowed: 'Vous devez autoriser l’utilisation de l’appareil photo',
    notFound: 'Aucun appareil photo n’a été trouvé',
    insecure: 'L’appareil photo ne fonctionne qu’avec une connexion sécurisée (HTTPS)',
    inUse: 'Une autre application utilise l’appareil photo',
    notSuitable: 'Aucun appareil photo de cet appareil ne convient',
    notSupported: 'Ce navigateur ne permet pas d’utiliser l’appareil photo',
  },
}
