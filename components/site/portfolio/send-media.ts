import { drawReduced } from '@/components/uploads/draw-picture'
import { sendFile } from '@/components/uploads/send-file'
import type { MediaUploads } from '@/lib/site/portfolio/routes/media-uploads'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import type { StoredMedia } from './media-tile-list'

/** Uploads a file, and a still after a video. */
export async function sendMedia(
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<UploadOutcome<StoredMedia>> {
  const route = 'portfolioMedia' satisfies keyof MediaUploads
  const outcome = await sendFile<StoredMedia>(route, file, options)
  if (outcome.outcome !== 'stored' || outcome.kind !== 'video') return outcome
  return { ...outcome, cannotOpen: !(await sendPoster(file, outcome.id)).opened }
}

/** Where the still is taken; the first frames are often black. */
const stillSecond = 1
const maxSidePx = 2400
/** A video that does not open within this time gets no still. */
const timeoutMs = 10_000
const uploadTimeoutMs = 60_000

/**
 * Uploads a still of a video that was just uploaded. Never throws, because a video without a still shows its first frame.
 * Returns whether this browser could open the video.
 */
async function sendPoster(source: File, videoId: string): Promise<{ opened: boolean }> {
  try {
    const still = await drawStill(source)
    const file = new File([still], `${source.name}.jpg`, { type: 'image/jpeg' })
    const signal = AbortSignal.timeout(uploadTimeoutMs)
    await sendFile('portfolioPoster' satisfies keyof MediaUploads, file, { signal, input: { videoId } })
    return { opened: true }
  } catch (error) {
    // After a timeout or a failed upload of the still, the video may still be playable.
    return { opened: !(error instanceof UnopenedVideo) }
  }
}

/** The browser reports that it cannot open the video. */
class UnopenedVideo extends Error {}

async function drawStill(file: File): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const opened = happened(video, 'loadeddata')
    video.src = url
    await opened
    const shown = happened(video, 'seeked')
    video.currentTime = Math.min(stillSecond, video.duration / 2)
    await shown
    const size = { width: video.videoWidth, height: video.videoHeight }
    return await drawReduced(video, size, { side: maxSidePx, type: 'image/jpeg', quality: 0.85 })
  } finally {
    URL.revokeObjectURL(url)
  }
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new UnopenedVideo()), {
      once: true,
    })
    setTimeout(() => reject(new Error('the video did not open in time')), timeoutMs)
  })
}
