import type { Size } from '@/lib/photos/reels/rules/formats'
import { cropAt, moveAt } from '@/lib/photos/reels/rules/move'
import { clipsAt, type ShownClip, type Timeline } from '@/lib/photos/reels/rules/timeline'
import { loadPhoto } from './load-photo'
import type { ReelPlan } from './reel-plan'

/** Draws the pictures of a reel. Only those that are shown, and the next one, are in memory. */
export function createFrames(plan: ReelPlan, timeline: Timeline, context: OffscreenCanvasRenderingContext2D) {
  const { photos, titles, card, size } = plan
  const loading = new Map<number, Promise<ImageBitmap>>()

  function load(index: number): Promise<ImageBitmap> | undefined {
    const src = photos[index]?.src
    const started = loading.get(index) ?? (src === undefined ? undefined : loadPhoto(src, size))
    if (started && !loading.has(index)) {
      loading.set(index, started)
      // An error is thrown where the photo is drawn.
      started.catch(() => undefined)
    }
    return started
  }

  async function drawPhoto({ index, progress, opacity }: ShownClip) {
    const bitmap = await load(index)
    void load(index + 1)
    const photo = photos[index]
    if (!bitmap || !photo) return
    const { x, y, width, height } = cropAt(bitmap, size, photo.focus, moveAt(index), progress)
    context.globalAlpha = opacity
    context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height)
    if (photo.label) context.drawImage(photo.label.bitmap, photo.label.x, photo.label.y)
  }

  function release(before: number) {
    for (const [index, bitmap] of loading) {
      if (index >= before) continue
      loading.delete(index)
      void bitmap.then((loaded) => loaded.close())
    }
  }

  return {
    /** Draws the picture of a moment. @throws ReelError if a photo can't be loaded */
    async draw(ms: number) {
      const shown = clipsAt(timeline, ms)
      release(shown[0]?.index ?? 0)
      for (const clip of shown) if (clip.index < photos.length) await drawPhoto(clip)
      context.globalAlpha = 1
      for (const { bitmap, x, y } of titles) context.drawImage(bitmap, x, y)
      const last = shown.find(({ index }) => index === photos.length)
      if (!card || !last) return
      context.globalAlpha = last.opacity
      context.drawImage(card, 0, 0)
    },
  }
}

/** Returns the context of a new canvas for a reel's pictures. */
export function createContext({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false })
  if (!context) throw new Error('no 2d canvas context')
  // Photos are loaded at about the size at which they're drawn.
  context.imageSmoothingQuality = 'low'
  return context
}
