import type { BoardsWords } from './es.ts'

const courseNames = ['primers', 'segons', 'postres']

export const cat: BoardsWords = {
  boards: {
    ageSeconds: (seconds) => `Sense connexió: això és de fa ${seconds} s`,
    ageMinutes: (minutes) => `Sense connexió: això és de fa ${minutes} min`,
    onlyShown: 'Es pot mirar, però no canviar res fins que torni la connexió.',
    silent: 'Aquesta pantalla encara no pot sonar.',
    mayDim: 'La pantalla es pot apagar sola.',
    allow: 'Permetre',
    menu: 'Menú',
    doneBy: (name) => `Ja ho ha fet ${name}`,
    takenBy: (name) => `Ja la porta ${name}`,
    goesOn: 'Es pot continuar: el que s’acaba, se serveix o es torna a treure s’envia després. La resta espera.',
    kept: (count) =>
      count === 1
        ? '1 toc sense enviar: s’envia sol quan torni la connexió'
        : `${count} tocs sense enviar: s’envien sols i en ordre quan torni la connexió`,
    waits: 'Això espera que torni la connexió.',
    onlyOwn: 'Sense connexió només es veu el que has tocat en aquesta pantalla.',
    read: 'Entesos',
  },
  paper: {
    fired: (course) => `MARXA ${toOrdinal(course)}`,
    silent: (names) => `La impressora no respon: ${names}`,
    off: 'No és en paper',
    due: (hour) => `Per a les ${hour}`,
    beside: (number) => `Va amb la comanda ${number}`,
  },
  kitchen: {
    title: 'Cuina',
    pass: 'Passe',
    station: 'Partida',
    allDay: 'Totals',
    recall: 'Tornar a treure',
    larger: 'Més gran',
    light: 'Clar',
    noStore: 'No tens cap local al teu abast.',
    nothing: 'No hi ha res pendent',
    nothingBumped: 'Avui encara no s’ha acabat res.',
    putBack: 'Treure',
    noStation: 'Sense partida',
    contains: 'Conté:',
    mayContain: 'Pot contenir:',
    allergy: (names) => `AL·LÈRGIA: ${names}`,
    tableAllergy: (names) => `AL·LÈRGIA a la comanda o la taula: ${names}`,
    clashes: (names) => `Porta ${names}`,
    answered: {
      adapt: (names: string) => `El client demana adaptar-ho: ${names}`,
      keep: (names: string) => `El client ho vol tal com és: ${names}`,
    },
    ticket: (number, place) => `Tiquet ${number}, ${place}`,
    oneReady: (name) => `Una unitat a punt: ${name}`,
    readyOf: (ready, units) => `${ready} de ${units} a punt`,
    fire: (course) => `Marxar ${courseNames[course - 1] ?? `el ${toOrdinal(course)}`}`,
    serveAll: (count) => `Servir ${count}`,
    course: (course) => toOrdinal(course),
    voided: 'Anul·lat: no el facis',
    tapVoid: 'Entesos',
    reasons: {
      'too-busy': 'la cuina no dona l’abast',
      'sold-out': 'esgotat',
      closing: 'tancant',
      'out-of-reach': 'fora de la zona',
      other: 'un altre motiu',
      unanswered: 'sense resposta a temps',
    },
    notAccepted: 'Sense acceptar',
    states: {
      held: 'En espera',
      queued: 'Per fer',
      cooking: 'En marxa',
      ready: 'A punt',
      served: 'Servit',
      voided: 'Anul·lat',
    },
    minutes: (minutes) => `${minutes} min`,
    inMinutes: (minutes) => `en ${minutes} min`,
    soon: 'Aviat',
    late: 'Tard',
    whole: (number) => `Mostra el tiquet ${number} sencer`,
    adapt: 'L’adapto',
    tellFloor: 'Avisar la sala',
    adaptedBy: (name) => `Ho adapta ${name}`,
    floorToldBy: (name) => `${name} avisa la sala`,
    whoTakes: 'Qui se’n fa càrrec?',
  },
}

function toOrdinal(course: number): string {
  return ['1r', '2n', '3r', '4t'][course - 1] ?? `${course}è`
}
