import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Sheet } from '@comanda/ui/sheet'
import { Switch } from '@comanda/ui/switch'
import { useState } from 'react'
import { closeConsentDialog } from './opened-dialog.ts'
import { readStoredConsent, storeConsent } from './stored-consent.ts'

/** Each kind by itself; technical cookies cannot be switched off (CONSENT-005). */
export function CookieSettings() {
  const { consent: words, shell } = useWords('consent')
  const [consent, setConsent] = useState(readStoredConsent)
  const save = () => {
    closeConsentDialog()
    storeConsent(consent)
  }
  return (
    <Sheet title={words.settingsTitle} closeLabel={shell.close} isOpen onClose={closeConsentDialog}>
      <div className="divide-y divide-line">
        <Switch label={words.technical} hint={words.technicalHint} isOn isFixed />
        <Switch
          label={words.analytics}
          hint={words.analyticsHint}
          isOn={consent.analytics}
          onChange={(analytics) => setConsent({ ...consent, analytics })}
        />
        <Switch
          label={words.advertising}
          hint={words.advertisingHint}
          isOn={consent.advertising}
          onChange={(advertising) => setConsent({ ...consent, advertising })}
        />
      </div>
      <Button size="large" className="mt-6 w-full" onClick={save}>
        {words.save}
      </Button>
    </Sheet>
  )
}
