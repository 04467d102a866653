import type { TemplateVersion } from '@comanda/rules/website/website'
import type { Template } from './template.ts'
import { version0 } from './version-0.tsx'
import { version1 } from './version-1.tsx'
import { version2 } from './version-2.tsx'
import { version3 } from './version-3.tsx'

const templates: Readonly<Record<TemplateVersion, Template>> = { 0: version0, 1: version1, 2: version2, 3: version3 }

export function templateOf({ version }: { readonly version: TemplateVersion }): Template {
  return templates[version]
}
