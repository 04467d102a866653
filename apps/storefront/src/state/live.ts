import { followTopics } from './follow-topics.ts'
import { type ProductNews, readProductNews } from './product-news.ts'

/** Listens to the site's products as long as the page is open; answers how to stop. */
export function followProducts(onNews: (news: ProductNews) => void): () => void {
  return followTopics({
    topics: ['products'],
    cart: null,
    hear: (_topic, data) => {
      const news = readProductNews(data)
      if (news) onNews(news)
    },
  })
}
