'use client'

import { useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { ConnectionLostError } from '@/components/uploads/connection-lost'
import { useUploadQueue } from '@/components/uploads/use-upload-queue'
import type { Medium } from '@/lib/portfolio/schema'
import { unplayableVideoText } from '@/lib/portfolio/words'
import { createMediaTileList, type MediaTile, type MediaTileList, type SentMedia } from './media-tile-list'

const failed = { image: 'Failed to upload image', video: 'Failed to upload video' }
const done = { image: 'Image uploaded successfully', video: 'Video uploaded successfully' }

/** Uploads a file. Loads the upload library with the first one. */
async function send(
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<SentMedia> {
  const expected = file.type.startsWith('video/') ? 'video' : 'image'
  try {
    const outcome = await (await import('./send-media')).sendMedia(file, options)
    if (outcome.outcome === 'stored' && outcome.cannotOpen)
      toast.info('Video uploaded', unplayableVideoText(file.name))
    else if (outcome.outcome === 'stored') toast.success(done[outcome.kind], file.name)
    else toast.error('Error', outcome.outcome === 'rejected' ? outcome.problem : failed[expected])
    return outcome
  } catch (error) {
    if (!options.signal.aborted && !(error instanceof ConnectionLostError))
      toast.error('Error', failed[expected])
    throw error
  }
}

/** The media of a dialog while it is open. */
export function useMediaTiles(stored: readonly Medium[]): {
  list: MediaTileList
  tiles: readonly MediaTile[]
} {
  const { queue: list, uploads: tiles } = useUploadQueue(() => createMediaTileList(stored, send))
  useEffect(() => () => list.close(), [list])
  return { list, tiles }
}
