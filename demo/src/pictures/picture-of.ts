import { createHash } from 'node:crypto'
import type { Picture } from '@comanda/rules/catalogue/product'
import { grounds, type PictureRecipe } from './recipe.ts'
import { recipes } from './recipes.ts'

/** Increase it when the renderer draws the same recipe differently, so that old files are not used for new ones. */
const look = 1

/** The picture of a name. Its key depends only on the recipe, so nothing has to be drawn to know it. */
export function pictureOf(name: string): Picture {
  const recipe: PictureRecipe | undefined = recipes[name]
  if (!recipe) throw new Error(`no picture is called ${name}`)
  return { key: recipeKey(name, recipe), blur: blurOf(recipe) }
}

export function recipeKey(name: string, recipe: PictureRecipe): string {
  const words = JSON.stringify([look, recipe.layout, recipe.ground, recipe.pile, recipe.emoji])
  // Icons of the same thing are one picture, whatever they are used for.
  const title = recipe.layout === 'icon' ? recipe.emoji[0] : name
  return `${title}-${createHash('sha256').update(words).digest('hex').slice(0, 12)}`
}

const emptyBlur = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg'/>")}`

/** Only the background, a few hundred bytes: shown before the picture arrives. */
function blurOf(recipe: PictureRecipe): string {
  if (recipe.layout === 'icon') return emptyBlur
  const [light, deep] = grounds[recipe.ground]
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'><radialGradient id='g'><stop stop-color='${light}'/>` +
    `<stop offset='1' stop-color='${deep}'/></radialGradient><rect width='4' height='3' fill='url(#g)'/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
