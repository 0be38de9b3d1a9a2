import { drawStill, UnopenedVideo } from '@/components/uploads/draw-still'
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
