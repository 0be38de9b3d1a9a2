import { drawStill } from '@/components/uploads/draw-still'
import { sendFile } from '@/components/uploads/send-file'
import type { MediaUploads } from '@/lib/photos/media/routes/media-uploads'
import type { StoredMedium } from '@/lib/photos/media/schema'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import type { RenditionKind } from '@/prisma/generated/enums'

type Sending = { signal: AbortSignal; onProgress: (percent: number) => void }

/** Uploads a film or a document. */
export function sendMediaFile(file: File, options: Sending): Promise<UploadOutcome<StoredMedium>> {
  return sendFile<StoredMedium>('media' satisfies keyof MediaUploads, file, options)
}

/**
 * Makes and uploads what viewers see of a film that was just uploaded: a still, a preview, and copies that play everywhere. A
 * film without them can be watched where browsers play it as it is, and downloaded. Never throws.
 * @returns whether all of them were made
 */
export async function prepareFilm(
  film: File,
  mediaId: string,
  { watermark, signal, onProgress }: Sending & { watermark: string },
): Promise<boolean> {
  const send = async (file: File, kind: RenditionKind) => {
    const route = 'rendition' satisfies keyof MediaUploads
    const { outcome } = await sendFile<object>(route, file, { signal, input: { mediaId, kind } })
    return outcome === 'stored'
  }
  try {
    const still = new File([await drawStill(film)], `${film.name}.jpg`, { type: 'image/jpeg' })
    if (!(await send(still, 'POSTER'))) return false
    // Loaded with the first film.
    const { makeCopy, planCopies } = await import('./convert-film')
    const planned = await planCopies(film)
    for (const [place, kind] of planned.entries()) {
      const share = (percent: number) => onProgress((place * 100 + percent) / planned.length)
      const copy = await makeCopy(film, kind, { watermark, signal, onProgress: share })
      if (!copy) return false
      try {
        if (!(await send(copy.file, kind))) return false
      } finally {
        await copy.remove()
      }
    }
    return planned.length > 0
  } catch {
    // Whatever failed, the film itself is stored.
    return false
  }
}
