import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type {
  AttributeValueId,
  LineId,
  OptionGroupId,
  OptionValueId,
  ProductId,
  SectionId,
  SectionItemId,
} from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireId, wireUuid, wireWhole } from '../../wire/number.ts'

const own = {
  valueIds: z.array(wireId<AttributeValueId>()),
  options: z.array(z.object({ groupId: wireId<OptionGroupId>(), valueId: wireId<OptionValueId>() })),
}
const key = { sectionId: wireId<SectionId>(), itemId: wireId<SectionItemId>() }
// A third level does not exist.
const innermost = z.object({ ...own, units: z.array(z.custom<Configuration['units'][number]>(() => false)) })
const inner = z.object({ ...own, units: z.array(z.object({ ...key, configuration: innermost })) })

/** A line of an order that was made, as it was sold, for staff who order it again. */
export const wirePastLine = z.object({
  id: wireUuid<LineId>(),
  productId: wireId<ProductId>(),
  name: z.string(),
  configuration: z.object({ ...own, units: z.array(z.object({ ...key, configuration: inner })) }),
  quantity: wireWhole,
  notes: z.string(),
  /** Before promotions. */
  total: wireCents,
})
