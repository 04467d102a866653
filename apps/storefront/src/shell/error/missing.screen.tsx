import { givenWords } from '@comanda/i18n/given-words'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { MenuLink } from '../../parts/exit-links.tsx'
import { useRoot } from '../../parts/use-root.ts'
import { NoticeFrame } from './notice-frame.tsx'

/**
 * No such page: in the visitor's language, with the words small beside it that every language is given. The header above
 * it works as on any page (F-234).
 */
export function Component() {
  const words = useWords().errorPage
  const { site } = useRoot()
  return (
    <NoticeFrame beside={!site.onlyBookings && <MenuLink look="soft" />}>
      <Heading level={1} look="page">
        <span lang="en" className="block pb-2 font-sans text-sm font-bold text-muted">
          {givenWords.notFoundTitle}
        </span>
        {words.notFoundTitle}
      </Heading>
      <p className="text-lg text-muted">
        {words.notFound}
        <span lang="en" className="block text-sm">
          {givenWords.notFound}
        </span>
      </p>
    </NoticeFrame>
  )
}
