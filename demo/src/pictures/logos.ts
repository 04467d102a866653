import { fileURLToPath } from 'node:url'

const names = ['casa-comanda', 'umi-sushi', 'horno-comanda', 'la-huerta', 'vermuteria', 'club'] as const
const icons = ['casa-comanda-icon', 'la-huerta-icon', 'vermuteria-icon', 'club-icon'] as const

/** Drawn by hand and served as they are. */
export const logoFiles = [...names, ...icons].map((name) => ({
  name: `${name}.svg`,
  path: fileURLToPath(new URL(`../../pictures/${name}.svg`, import.meta.url)),
}))
