import { accept } from '../views/accept.ts'
import { type FrameView, toFrameView } from '../views/frame-view.ts'
import type { PageQuestion } from '../views/page-question.ts'

export async function loadFrame({
  reader,
  site,
  language,
}: Pick<PageQuestion, 'reader' | 'site' | 'language'>): Promise<FrameView> {
  const [categories, brands, pages, socials, allergens, diets] = await Promise.all([
    accept(reader.getCategories({ parentId: 'top', brandId: null })),
    accept(reader.getBrands({})),
    accept(reader.getPages({})),
    accept(reader.getSocialNetworkLinks({})),
    site.showsAllergens ? accept(reader.getAllergensPage({})) : [],
    site.showsAllergens ? accept(reader.getDietsPage({})) : [],
  ])
  return toFrameView({ categories, brands, pages, socials, allergens, diets }, language)
}
