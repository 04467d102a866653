import { type LanguageCode, languageCodes } from '@comanda/rules/text/language'
import { type LocalText, localText } from '@comanda/rules/text/local-text'
import { z } from 'zod/mini'
import { readLanguage, writeLanguage } from './language.ts'

const wireVariants = z.record(z.string(), z.nullable(z.string()))
type WireVariants = Readonly<Record<string, string | null>>
type Variants = LocalText['variants']

/** One text in several languages. German is written `ge` and read as `ge` or `ger` (SITE-029). */
export const wireTexts = z.codec(z.nullish(wireVariants), z.custom<Variants>(), {
  decode: (texts) => readVariants(texts ?? {}),
  encode: (variants) => writeVariants(variants),
})

/** The `multilanguage` member of an entity: one map of languages per translated field. */
// @__NO_SIDE_EFFECTS__
export function wireMultilanguage<Field extends string>(...fields: readonly Field[]) {
  const shape = Object.fromEntries(fields.map((field) => [field, wireTexts])) as Record<Field, typeof wireTexts>
  const none = Object.fromEntries(fields.map((field) => [field, {}])) as Record<Field, Variants>
  const object = z.object(shape)
  return z.codec(z.nullish(object), z.custom<Readonly<Record<Field, Variants>>>(), {
    decode: (texts) => ({ ...none, ...texts }),
    encode: (texts) => texts as z.output<typeof object>,
  })
}

/** A per-language list of `{ codigo, value }`, as `text_when_no_takeaway` has it (SITE-043). */
export const wireTextList = z.codec(
  z.nullish(z.array(z.object({ codigo: z.string(), value: z.string() }))),
  z.custom<Variants>(),
  {
    decode: (list) => readVariants(Object.fromEntries((list ?? []).map(({ codigo, value }) => [codigo, value]))),
    encode: (variants) => Object.entries(writeVariants(variants)).map(([codigo, value]) => ({ codigo, value })),
  },
)

export function toText(base: string, variants: Variants): LocalText {
  return localText(base, variants)
}

/** A text that exists only when its base does. */
export function toTextOrNull(base: string | null, variants: Variants): LocalText | null {
  return base === null ? null : localText(base, variants)
}

function readVariants(texts: WireVariants): Variants {
  const variants: Partial<Record<LanguageCode, string>> = {}
  for (const [code, text] of Object.entries(texts)) {
    const language = readLanguage(code)
    if (language !== undefined && text) variants[language] = text
  }
  return variants
}

function writeVariants(variants: Variants): Record<string, string> {
  return Object.fromEntries(
    languageCodes.flatMap((language) => {
      const text = variants[language]
      return text ? [[writeLanguage(language), text]] : []
    }),
  )
}
