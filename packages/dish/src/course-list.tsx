import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import { listSections } from '@comanda/rules/catalogue/list-sections'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'

/**
 * The dishes that a menu lets one choose from, to be read before its dialog is opened, at any hour: the dialog says
 * what is served now. Ingredients are no dishes.
 */
export function CourseList({ product, configuration }: Pick<Choosing, 'product' | 'configuration'>) {
  const language = useLanguage()
  const courses = listSections(product, findCombination(product, configuration))
    .filter((section) => !section.areIngredients)
    .map((section) => ({ section, items: section.items.filter((item) => item.published && item.product.published) }))
    .filter(({ items }) => items.length > 0)
  return (
    <div className="flex flex-col gap-4">
      {courses.map(({ section, items }) => (
        <section key={section.id}>
          <Heading level={2} look="block">
            {readText(section.name, language)}
          </Heading>
          <p className="text-pretty text-muted">
            {items.map((item) => readText(item.product.name, language)).join(' · ')}
          </p>
        </section>
      ))}
    </div>
  )
}
