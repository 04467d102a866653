import type { PrintingWords } from './es.ts'

export const fr: PrintingWords = {
  printers: {
    add: 'Ajouter une imprimante',
    addTitle: 'Nouvelle imprimante',
    change: 'Modifier',
    changeOf: (name) => `Modifier ${name}`,
    name: 'Nom',
    nameHint: 'Les écrans la nomment ainsi quand elle ne répond pas.',
    prints: 'Imprime pour',
    printsHint: 'Si rien n’est coché, elle n’imprime que lorsqu’elle en remplace une autre.',
    pass: 'Passe : le bon entier',
    fallback: 'Si elle ne répond pas',
    nobody: 'Aucune ne la remplace',
    language: 'Commandes comprises',
    languages: { 'esc-pos': 'ESC/POS (Epson et la plupart)', 'star-line': 'Star Line', 'star-prnt': 'StarPRNT' },
    codePage: 'Table de caractères',
    codePages: { windows1252: 'Windows-1252', cp858: '858', cp437: '437 (sans €)' },
    columns: 'Caractères par ligne',
    addressTitle: (name) => `Adresse de ${name}`,
    addressText:
      'Saisissez-la dans l’imprimante, sous « CloudPRNT ». Elle n’est montrée que maintenant : qui l’a reçoit ses bons.',
    relayText:
      'Si elle n’écoute que sur le port 9100, laissez ceci tourner sur un ordinateur du restaurant, avec son IP à la fin :',
    copy: 'Copier l’adresse',
    copied: 'Copiée',
    usbText: 'Ou elle est reliée à cet appareil par un câble USB :',
    usbTake: 'Imprimer par USB d’ici',
    usbLacking:
      'Ce navigateur ne sait pas utiliser les imprimantes USB. Ouvrez cette page avec Chrome ou Edge sur l’appareil de l’imprimante.',
    usbNone: 'Aucune imprimante n’a été choisie.',
    usbHere: (name) => `${name} imprime par USB depuis cet appareil. Laissez cette page ouverte.`,
    usbElsewhere: (name) => `${name} imprime par USB depuis une autre page ouverte sur cet appareil.`,
    usbAway: (name) =>
      `${name} devrait imprimer par USB depuis cet appareil et ne répond pas. Branchez-la, allumez-la ou choisissez-la à nouveau.`,
    usbChoose: 'Choisir l’imprimante',
    usbLeave: 'Ne plus imprimer d’ici',
    remove: 'Retirer l’imprimante',
    removeTitle: (name) => `Retirer ${name} ?`,
    removeText:
      'Son adresse ne vaut plus rien. Ce qu’elle n’a pas imprimé va à sa remplaçante ; sans remplaçante, il reste dans la liste.',
  },
}
