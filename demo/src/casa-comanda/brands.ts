import { type BrandId, toId } from '@comanda/rules/ids'
import type { Brand } from '@comanda/rules/website/website'
import { logoAddress } from '../picture-address.ts'

export const brandIds = {
  casa: toId<BrandId>(1),
  umi: toId<BrandId>(2),
  horno: toId<BrandId>(3),
}

export const brands: readonly Brand[] = [
  { id: brandIds.casa, name: 'Casa Comanda', logo: logoAddress('casa-comanda'), comingSoon: false },
  { id: brandIds.umi, name: 'Umi Sushi', logo: logoAddress('umi-sushi'), comingSoon: false },
  { id: brandIds.horno, name: 'Horno Comanda', logo: logoAddress('horno-comanda'), comingSoon: true },
]
