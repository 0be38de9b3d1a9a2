import { photoAddress } from '@/components/photos/deliveries/photo-address'
import { formatSizes, type ReelFormat, reelFileName } from '@/lib/photos/reels/rules/formats'
import { pictureTimes } from '@/lib/photos/reels/rules/timeline'
import type { ReelPhoto, ReelSource } from '@/lib/photos/reels/schema'
import { drawCard } from './draw-card'
import { loadFonts } from './draw-text'
import { drawLabel, drawTitles } from './draw-titles'
import { ReelError, type ReelMessage, type ReelPlan } from './reel-plan'

export type ReelRequest = {
  source: ReelSource
  photos: readonly ReelPhoto[]
  format: ReelFormat
  secondsPerPhoto: number
  price: string
  /** Whether the agent's card is the last picture. */
  hasCard: boolean
  soundtrack: File | null
}

type Making = { signal: AbortSignal; onProgress: (percent: number) => void }

/**
 * Makes a reel in a Web Worker, as an MP4.
 * @throws ReelError with the reason; the signal's reason once it's aborted
 */
export async function makeReel(request: ReelRequest, { signal, onProgress }: Making): Promise<File> {
  const plan = await planReel(request)
  signal.throwIfAborted()
  const film = await runWorker(plan, { signal, onProgress })
  return new File([film], reelFileName(request.source.street, request.format), { type: 'video/mp4' })
}

async function planReel(request: ReelRequest): Promise<ReelPlan> {
  const { source, photos, format, price, soundtrack } = request
  const agent = request.hasCard ? source.agent : null
  await loadFonts(textOf(request))
  const titles = drawTitles({ ...source, price }, format)
  return {
    size: formatSizes[format],
    photos: await Promise.all(
      photos.map(async ({ id, version, focus, label }) => {
        const drawn = label ? drawLabel(label, format, titles.start) : null
        return {
          // Of this variant's pictures, a page may read the pixels. It's the one into which the viewer zooms.
          src: new URL(photoAddress(id, 'panorama', version), window.location.href).href,
          focus,
          label: drawn && { bitmap: await createImageBitmap(drawn.canvas), x: drawn.x, y: drawn.y },
        }
      }),
    ),
    pictureMs: pictureTimes(photos.length, request.secondsPerPhoto, agent !== null),
    titles: await Promise.all(
      titles.bands.map(async ([from, to]) => ({
        bitmap: await createImageBitmap(titles.canvas, 0, from, titles.canvas.width, to - from),
        x: 0,
        y: from,
      })),
    ),
    card: agent && (await createImageBitmap(await drawCard({ ...source, agent, price }, format))),
    soundtrack,
  }
}

/** All that is written in it. */
function textOf({ source, photos, price }: ReelRequest): string {
  const { street, town, studio, agent } = source
  return [street, town, studio.name, price, JSON.stringify(agent), ...photos.map(({ label }) => label)].join(
    ' ',
  )
}

function runWorker(plan: ReelPlan, { signal, onProgress }: Making): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./reel.worker.ts', import.meta.url), { type: 'module' })
  const bitmaps = [
    plan.card,
    ...[...plan.titles, ...plan.photos.map(({ label }) => label)].map((overlay) => overlay?.bitmap),
  ]
  const made = new Promise<ArrayBuffer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = () => reject(new ReelError('other'))
    worker.onmessage = ({ data }: MessageEvent<ReelMessage>) => {
      if (data.type === 'progress') onProgress(data.percent)
      else if (data.type === 'made') resolve(data.film)
      else reject(new ReelError(data.problem))
    }
    worker.postMessage(
      plan,
      bitmaps.filter((bitmap) => bitmap instanceof ImageBitmap),
    )
  })
  return made.finally(() => worker.terminate())
}
