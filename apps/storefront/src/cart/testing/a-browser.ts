import { aStorage } from '@comanda/screen/testing/a-storage'

/** A browser's cookies and one tab's storage, both empty, to replace the real ones in a test. */
export function aBrowser() {
  const cookies = new Map<string, string>()
  const tab = new Map<string, string>()
  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = '', seconds = '0'] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(text) ?? []
      if (seconds === '0') cookies.delete(name)
      else cookies.set(name, value)
    },
  }
  return { cookies, tab, document, sessionStorage: aStorage(tab) }
}
