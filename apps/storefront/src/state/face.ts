import { deviceStorage } from '@comanda/screen/storage'

const key = 'face'

/** Titles put on the site's face, fetched only now, and on the device's next pages from the first paint. */
export function wearFace(): void {
  document.documentElement.dataset[key] = ''
  if (deviceStorage.read(key) === null) deviceStorage.keep(key, 'worn')
}

/** Does the same on those next pages. In the head of the document, so that titles are not painted twice. */
export const faceScript = 'try{if(localStorage.getItem("face"))document.documentElement.dataset.face=""}catch{}'
