import type { Page } from '@playwright/test'

/** Records a video of about 1.5 seconds, or of as many frames of 0.1 seconds, at 640 x 360 in this browser, as H.264 like most films. */
export async function recordVideo(page: Page, name: string, frames = 15) {
  const bytes = await page.evaluate(async (count) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), {
      mimeType: 'video/mp4;codecs=avc1.64001f',
    })
    const chunks: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < count; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 24} 60% 40%)`
      context?.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())]
  }, frames)
  return { name, mimeType: 'video/mp4', buffer: Buffer.from(bytes) }
}
