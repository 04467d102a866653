import type { GroupSheet } from '../../dish-sheet.ts'

export const doneness: GroupSheet = {
  name: {
    es: 'Punto de la carne',
    en: 'How would you like it?',
    eu: 'Haragiaren puntua',
    fr: 'Cuisson',
    ger: 'Garstufe',
    cat: 'Punt de la carn',
    nl: 'Bakwijze',
  },
  required: true,
  values: [
    {
      name: {
        es: 'Poco hecha',
        en: 'Rare',
        eu: 'Gutxi egina',
        fr: 'Saignante',
        ger: 'Englisch',
        cat: 'Poc feta',
        nl: 'Rood',
      },
    },
    {
      name: { es: 'Al punto', en: 'Medium', eu: 'Puntuan', fr: 'À point', ger: 'Medium', cat: 'Al punt', nl: 'Medium' },
    },
    {
      name: {
        es: 'Muy hecha',
        en: 'Well done',
        eu: 'Oso egina',
        fr: 'Bien cuite',
        ger: 'Durch',
        cat: 'Molt feta',
        nl: 'Doorbakken',
      },
    },
  ],
}

export const sauces: GroupSheet = {
  name: { es: 'Salsas', en: 'Sauces', eu: 'Saltsak', fr: 'Sauces', ger: 'Saucen', cat: 'Salses', nl: 'Sauzen' },
  multiple: true,
  limit: 4,
  free: 2,
  values: [
    {
      name: {
        es: 'Kétchup casero',
        en: 'Home-made ketchup',
        eu: 'Etxeko ketchupa',
        fr: 'Ketchup maison',
        ger: 'Hausgemachter Ketchup',
        cat: 'Quètxup casolà',
        nl: 'Huisgemaakte ketchup',
      },
      euros: 0.4,
      adds: ['celery'],
    },
    {
      name: {
        es: 'Mostaza antigua',
        en: 'Wholegrain mustard',
        eu: 'Mostaza',
        fr: 'Moutarde à l’ancienne',
        ger: 'Grober Senf',
        cat: 'Mostassa a l’antiga',
        nl: 'Grove mosterd',
      },
      euros: 0.5,
      adds: ['mustard'],
    },
    {
      name: {
        es: 'Mayonesa de ajo',
        en: 'Garlic mayonnaise',
        eu: 'Baratxuri-maionesa',
        fr: 'Mayonnaise à l’ail',
        ger: 'Knoblauchmayonnaise',
        cat: 'Maionesa d’all',
        nl: 'Knoflookmayonaise',
      },
      euros: 0.6,
      adds: ['eggs'],
    },
    {
      name: {
        es: 'Barbacoa ahumada',
        en: 'Smoked barbecue',
        eu: 'Barbakoa ketua',
        fr: 'Barbecue fumé',
        ger: 'Rauchiges Barbecue',
        cat: 'Barbacoa fumada',
        nl: 'Gerookte barbecuesaus',
      },
      euros: 0.7,
      adds: ['soy', 'mustard'],
    },
  ],
}
