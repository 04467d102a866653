import type { Page } from '@playwright/test'
import { drawCode } from './draw-code.ts'

/** From the next page on, the camera sees a code with that address. */
export async function holdCodeToCamera(page: Page, address: string): Promise<void> {
  const code = await drawCode(address)
  await page.addInitScript((picture: string) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 400
      const draw = () => {
        const paper = canvas.getContext('2d')
        if (paper === null) return
        paper.fillStyle = 'white'
        paper.fillRect(0, 0, 400, 400)
        paper.drawImage(image, 50, 50, 300, 300)
      }
      draw()
      setInterval(draw, 50)
      const stream = canvas.captureStream(20)
      Reflect.set(globalThis, 'camera', stream)
      return stream
    }
  }, code)
}
