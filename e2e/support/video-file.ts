import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type * as Mediabunny from 'mediabunny'

const bundle = path.resolve('node_modules/mediabunny/dist/bundles/mediabunny.min.cjs')

/**
 * Encodes a video of so many frames of 0.1 seconds, at 640 x 360, as H.264 like most films. It's as long however slow the machine is,
 * unlike a recording.
 * @param page one of the portal, because only secure pages encode
 */
export async function makeVideo(page: Page, name: string, frames = 15) {
  // A page of its own, whose policy on scripts this one comes before.
  const maker = await page.context().newPage()
  await maker.addInitScript({
    content: `${await readFile(bundle, 'utf8')}\nglobalThis.Mediabunny = Mediabunny`,
  })
  await maker.goto(new URL('/robots.txt', page.url()).href)
  const bytes = await maker.evaluate(async (count) => {
    const { BufferTarget, CanvasSource, Mp4OutputFormat, Output } = (
      window as unknown as { Mediabunny: typeof Mediabunny }
    ).Mediabunny
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    const context = canvas.getContext('2d')
    const pictures = new CanvasSource(canvas, { codec: 'avc', bitrate: 500_000 })
    const target = new BufferTarget()
    const output = new Output({ format: new Mp4OutputFormat(), target })
    output.addVideoTrack(pictures)
    await output.start()
    for (let frame = 0; frame < count; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 24} 60% 40%)`
      context?.fillRect(0, 0, canvas.width, canvas.height)
      await pictures.add(frame / 10, 0.1)
    }
    await output.finalize()
    return [...new Uint8Array(target.buffer ?? new ArrayBuffer(0))]
  }, frames)
  await maker.close()
  return { name, mimeType: 'video/mp4', buffer: Buffer.from(bytes) }
}
