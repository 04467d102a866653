import { languages } from '@comanda/i18n/languages'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useId } from 'react'
import { changeLanguage, spokenHere } from '../state/choose-language.ts'
import { Icon } from './icon.tsx'

// The browser's own list: it is short, and the shell should be light.
export function LanguageChoice() {
  const { shell } = useWords()
  const language = useLanguage()
  const id = useId()
  return (
    <div className="flex items-center gap-2 text-sm">
      <label htmlFor={id} className="flex items-center gap-2 text-muted">
        <Icon name="language" className="size-5" />
        {shell.language}
      </label>
      <select
        id={id}
        value={language}
        onChange={(event) => {
          const chosen = spokenHere.find((code) => code === event.target.value)
          if (chosen !== undefined) changeLanguage(chosen)
        }}
        className="h-11 rounded-xl border border-muted bg-surface px-3 text-text"
      >
        {spokenHere.map((code) => (
          <option key={code} value={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </div>
  )
}
