import { createUploadQueue, newUpload, type Upload } from '@/components/uploads/upload-queue'
import { mediaLimit } from '@/lib/site/portfolio/limits'
import { fileSizeError, type MediaKind } from '@/lib/site/portfolio/rules/media'
import type { Medium, Picture, StoredFile } from '@/lib/site/portfolio/schema'
import { tooManyMedia, unplayableVideoText } from '@/lib/site/portfolio/words'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'

type MediaFacts = {
  kind: MediaKind
  /** The URL to display: the portal's, or that of the local file. */
  shownAt: string
  /** Its prepared picture; null until there is one. */
  picture: Picture | null
  /** The id and the address of its file; null until it is stored. */
  fileId: string | null
  address: string | null
  /** Whether it was added in this dialog and not saved yet. */
  isNew: boolean
  /** Set for a stored video that may not play. */
  warning: string | null
}
/** An image or video in the dialog: stored, uploading, or failed. */
export type MediaTile = Upload & MediaFacts

/** `cannotOpen` is set if this browser could not open the video. */
export type StoredMedia = StoredFile & { cannotOpen?: boolean }
export type SentMedia = UploadOutcome<StoredMedia>

type Send = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<SentMedia>

/** Creates the list of a dialog's images and videos. Uploads new files a few at a time. */
export function createMediaTileList(stored: readonly Medium[], send: Send) {
  const queue = createUploadQueue<MediaFacts, StoredMedia>({
    send: (file, _tile, options) => send(file, options),
    finish: ({ id: fileId, address, kind, cannotOpen }, { name }) => {
      return { fileId, address, kind, warning: cannotOpen ? unplayableVideoText(name) : null }
    },
    order: photosFirst,
  })
  queue.restore(stored.map(storedTile))

  function release(tiles: readonly MediaTile[]) {
    for (const { isNew, shownAt } of tiles) if (isNew) URL.revokeObjectURL(shownAt)
  }

  return {
    ...queue,
    /** Adds files after the others of their kind. Rejected files are listed with the reason. */
    add(chosen: readonly File[]) {
      let room = mediaLimit - queue.read().length
      for (const file of chosen) {
        const problem = fileSizeError(file) ?? (room > 0 ? null : tooManyMedia)
        if (!problem) room -= 1
        const kind = file.type.startsWith('video/') ? 'video' : 'image'
        const local = { kind, shownAt: URL.createObjectURL(file), isNew: true } as const
        queue.append({
          ...newUpload(file, problem),
          ...local,
          picture: null,
          fileId: null,
          address: null,
          warning: null,
        })
      }
      queue.start()
    },
    remove(id: string) {
      release(queue.read().filter((tile) => tile.id === id))
      queue.remove([id])
    },
    /** Moves a tile to a zero-based position, or to the nearest one among its kind. */
    move(id: string, to: number) {
      const tiles = queue.read()
      const moved = tiles.find((tile) => tile.id === id)
      if (!moved) return
      const others = tiles.filter((tile) => tile.id !== id)
      queue.restore(others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved))
    },
    /** Releases the local files. */
    close() {
      release(queue.read())
    },
  }
}
export type MediaTileList = ReturnType<typeof createMediaTileList>

function storedTile({ id, kind, address, picture }: Medium): MediaTile {
  return {
    id,
    fileId: id,
    kind,
    name: '',
    shownAt: address,
    picture,
    address,
    isNew: false,
    bytes: 0,
    file: null,
    state: 'done',
    percent: 100,
    problem: null,
    warning: null,
  }
}

/** Photos come before videos everywhere. */
function photosFirst(tiles: readonly MediaTile[]): MediaTile[] {
  return [...tiles.filter(({ kind }) => kind === 'image'), ...tiles.filter(({ kind }) => kind === 'video')]
}

/** Returns the ids of the stored images and videos in order, and the cover: the starred image, or else the first. */
export function readMedia(tiles: readonly MediaTile[], starredId: string | null) {
  const stored = tiles.filter(({ fileId }) => fileId !== null)
  const images = stored.filter(({ kind }) => kind === 'image')
  const cover = images.find(({ id }) => id === starredId) ?? images[0]
  return { media: stored.flatMap(({ fileId }) => fileId ?? []), cover: cover?.fileId ?? null }
}
