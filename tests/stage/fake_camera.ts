import type { BrowserContext } from 'playwright'

/** From the next page on, the camera of the browser shows a picture. */
export const cameraShows = (context: BrowserContext, png: Buffer): Promise<unknown> =>
  context.addInitScript(
    (source) => {
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
        value: async () => {
          const image = new Image()
          image.src = source
          await image.decode()
          const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
          const pen = canvas.getContext('2d')!
          setInterval(() => {
            pen.fillStyle = '#ddd'
            pen.fillRect(0, 0, 640, 480)
            pen.drawImage(image, 180, 100, 280, 280)
          }, 100)
          return canvas.captureStream(10)
        },
      })
    },
    `data:image/png;base64,${png.toString('base64')}`
  )
