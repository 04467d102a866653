import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { pictureFile } from '@comanda/screen/picture-file'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import type { OverlayProps } from '../../state/overlay-props.ts'

const frame = dialogFrames.suggestion

/** Dishes that go well with the one just added (SHELL-058). */
export default function SuggestionDialog({ overlay, onClose }: OverlayProps<'suggestion'>) {
  const words = useWords()
  return (
    <Sheet
      title={overlay.title}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
      width={frame.maxWidth}
      fullScreen={frame.fillsSmallScreen}
    >
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {overlay.products.map(({ slug, name, picture }) => (
          <li key={slug}>
            <a href={`/products/${slug}`} className="block rounded-2xl font-bold leading-snug">
              {picture && (
                <img
                  src={pictureFile(picture, 'medium', 'webp')}
                  alt=""
                  width={400}
                  height={300}
                  className="mb-2 aspect-4/3 w-full rounded-2xl bg-sunken object-cover"
                />
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Button className="mt-6 w-full" onClick={onClose}>
        {words.frame.continueShopping}
      </Button>
    </Sheet>
  )
}
