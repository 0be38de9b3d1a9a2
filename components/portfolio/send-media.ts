import { sendFile } from '@/components/uploads/send-file'
import type { MediaUploads } from '@/lib/portfolio/routes/media-uploads'
import type { UploadOutcome } from '@/lib/uploads/schema'
import type { StoredMedia } from './media-tile-list'
import { sendPoster } from './send-poster'

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
