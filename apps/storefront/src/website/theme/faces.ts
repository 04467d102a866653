import type { Website } from '@comanda/rules/website/website'

interface Face {
  /** As `faces.css` names it; null for the text's own font. */
  readonly family: string | null
  readonly weight: number
  /** Large letters of a wide face stand closer together. */
  readonly spacing: string
}

/** The face of a site's titles, by the name of its template (SITE-018). */
const faces = {
  plantilla1: { family: 'Fraunces', weight: 700, spacing: '-0.015em' },
  plantilla2: { family: 'Familjen Grotesk', weight: 700, spacing: '-0.02em' },
  plantilla3: { family: null, weight: 800, spacing: '-0.025em' },
} as const satisfies Record<string, Face>

/** The face as CSS variables. A template that is not known here has the first face. */
export function toFaceCss({ template }: Pick<Website, 'template'>): string {
  const { family, weight, spacing }: Face = isKnown(template) ? faces[template] : faces.plantilla1
  return `${toFamilies(family)};--face-weight:${weight};--face-spacing:${spacing}`
}

/** Until the face has arrived, a font of the device stands in, stretched to its measures; `faces.css` puts them on. */
function toFamilies(family: string | null): string {
  if (family === null) return '--face-own:var(--font-sans);--face-before:var(--font-sans)'
  return `--face-own:"${family}";--face-before:"${family} by Arial","${family} by Roboto",var(--font-sans)`
}

function isKnown(template: string): template is keyof typeof faces {
  return Object.hasOwn(faces, template)
}
