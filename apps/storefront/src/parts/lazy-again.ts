import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A component that is fetched when it is first shown; one that could not be fetched is asked for again the next time. */
export function lazyAgain<Props>(load: Load<Props>): () => LazyExoticComponent<ComponentType<Props>> {
  let kept: LazyExoticComponent<ComponentType<Props>> | undefined
  return () => {
    kept ??= lazy(() =>
      load().catch((fault: unknown) => {
        // React would keep the failure for good.
        kept = undefined
        throw fault
      }),
    )
    return kept
  }
}
