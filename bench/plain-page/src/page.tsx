export interface PlainCard {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly ingredients?: string
  readonly price: number
  readonly picture?: { readonly key: string }
}

export interface PlainMenu {
  readonly title: string
  readonly text: string
  readonly picture: { readonly key: string } | null
  readonly cards: readonly PlainCard[]
  readonly sections: readonly { readonly slug: string; readonly name: string; readonly cards: readonly number[] }[]
}

/** The same dishes and pictures with nothing around them: the least that a first page costs. */
export function Page({ menu }: { readonly menu: PlainMenu }) {
  return (
    <main>
      {menu.picture && <img src={file(menu.picture.key, 'big')} alt="" width={400} height={300} fetchPriority="high" />}
      <h1>{menu.title}</h1>
      <p>{menu.text}</p>
      {menu.sections.map(({ slug, name, cards }) => (
        <section key={slug}>
          <h2>{name}</h2>
          {cards
            .flatMap((at) => menu.cards[at] ?? [])
            .map((card) => (
              <article key={card.id}>
                {card.picture && (
                  <img src={file(card.picture.key, 'medium')} alt="" width={400} height={300} loading="lazy" />
                )}
                <h3>
                  <a href={`/products/${card.slug}`}>{card.name}</a>
                </h3>
                <p>{card.ingredients}</p>
                <p>{(card.price / 100).toFixed(2)} €</p>
                <button type="button">Iniciar pedido</button>
              </article>
            ))}
        </section>
      ))}
    </main>
  )
}

function file(key: string, size: string): string {
  return `/pictures/${key}-${size}.avif`
}
