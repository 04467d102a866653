import './styles.css'
import './state/reload-when-outdated.ts'
import { loadSpeech } from '@comanda/screen/load-speech'
import { speak } from '@comanda/screen/spoken-language'
import { SpeechProvider } from '@comanda/screen/words'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepShell } from './offline/keep-shell.ts'
import { createRouter } from './pages/create-router.tsx'
import { chooseLanguage, tagOf } from './state/choose-language.ts'
import { readKept } from './state/kept.ts'
import { keepWhoIsHere } from './state/kept-session.ts'

const place = document.getElementById('root')
if (place) {
  const language = chooseLanguage()
  document.documentElement.lang = tagOf(language)
  speak(language)
  keepWhoIsHere()
  const speech = await loadSpeech(language, ['common', 'door', 'forms'])
  createRoot(place).render(
    <SpeechProvider speech={speech}>
      <RouterProvider router={createRouter()} />
    </SpeechProvider>,
  )
  keepShell()
}

// A printer that hangs on this device prints whatever its screen shows, and whoever is there.
if (readKept('usb-printer')) void import('./printing/usb-relay.ts').then(({ relayForever }) => relayForever())
