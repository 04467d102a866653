import { givenWords } from '@comanda/i18n/given-words'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { NoticeFrame } from './notice-frame.tsx'

/** No such page: in the visitor's language, beside the words that every language is given. Only the server draws it. */
export function MissingNotice() {
  const words = useWords().errorPage
  return (
    <NoticeFrame>
      <Heading level={1} look="block" lang="en">
        {givenWords.notFoundTitle}
      </Heading>
      <p className="font-display text-balance text-4xl md:text-5xl">{words.notFoundTitle}</p>
      <p className="text-lg text-muted">
        {words.notFound}
        <span lang="en" className="block text-base">
          {givenWords.notFound}
        </span>
      </p>
    </NoticeFrame>
  )
}
