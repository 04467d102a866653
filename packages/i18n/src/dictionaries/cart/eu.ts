import type { CartWords } from './es.ts'

export const eu: CartWords = {
  cart: {
    added: 'Produktua saskira gehitu da',
    roundLimit: 'Txanda honetan onartutako plater kopurura iritsi zara.',
    roundWait: 'Ezarritako denbora itxaron behar duzu hurrengo txanda eskatzeko',
    tableNotOpen: 'Zerbitzari batek mahaia ireki behar du lehenengo',
    empty: 'Ez dago produkturik saskian',
    belowMinimum: (amount) => `Ezin da eskaera egin, gutxieneko eskaera ${amount} baita`,
    notTakingOrders: 'Une honetan ezin dugu eskaera gehiagorik hartu',
  },
}
