import { mediaLimit } from '@/lib/portfolio/limits'
import { fileSizeError, type MediaKind } from '@/lib/portfolio/rules/media'
import type { MediaOutcome, Medium, Picture } from '@/lib/portfolio/schema'
import { connectionLost, tooManyMedia, unplayableVideoText } from '@/lib/portfolio/words'

/** An image or video in the dialog: stored, uploading, or failed. */
export type MediaTile = {
  id: string
  kind: MediaKind
  name: string
  /** The URL to display: the portal's, or that of the local file. */
  shownAt: string
  /** Its prepared picture; null until there is one. */
  picture: Picture | null
  /** The id and the address of its file; null until it is stored. */
  fileId: string | null
  address: string | null
  /** Whether it was added in this dialog and not saved yet. */
  isNew: boolean
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'rejected'
  percent: number
  problem: string | null
  /** Set for a stored video that may not play. */
  warning: string | null
}

/** The result of an upload. `cannotOpen` is set if this browser could not open the video. */
export type SentMedia = MediaOutcome & { cannotOpen?: boolean }

type Send = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<SentMedia>

/** More parallel uploads would only share the same bandwidth. */
const parallelUploads = 3

/** Creates the list of a dialog's images and videos. Uploads new files a few at a time. */
export function createMediaTileList(stored: readonly Medium[], send: Send) {
  let tiles: readonly MediaTile[] = stored.map(storedTile)
  const files = new Map<string, File>()
  const uploading = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function publish(next: readonly MediaTile[]) {
    tiles = photosFirst(next)
    for (const listener of listeners) listener()
  }

  function change(id: string, changes: Partial<MediaTile>) {
    publish(tiles.map((tile) => (tile.id === id ? { ...tile, ...changes } : tile)))
  }

  function startUploads() {
    for (const tile of tiles) {
      if (uploading.size >= parallelUploads) return
      if (tile.state === 'waiting') void upload(tile.id)
    }
  }

  async function upload(id: string) {
    const file = files.get(id)
    if (!file) return
    const aborter = new AbortController()
    uploading.set(id, aborter)
    change(id, { state: 'uploading', percent: 0, problem: null })
    try {
      const onProgress = (percent: number) => change(id, { percent })
      const outcome = await send(file, { signal: aborter.signal, onProgress })
      if (!aborter.signal.aborted) applyOutcome(id, outcome)
    } catch (error) {
      const problem = error instanceof Error ? error.message : connectionLost
      if (!aborter.signal.aborted) change(id, { state: 'failed', problem })
    } finally {
      uploading.delete(id)
      startUploads()
    }
  }

  function applyOutcome(id: string, outcome: SentMedia) {
    if (outcome.outcome === 'rejected') return change(id, { state: 'rejected', problem: outcome.problem })
    if (outcome.outcome === 'clash') return change(id, { state: 'failed', problem: "Couldn't be saved" })
    const { id: fileId, address, kind, cannotOpen } = outcome
    const warning = cannotOpen ? unplayableVideoText(files.get(id)?.name ?? 'This video') : null
    change(id, { state: 'done', percent: 100, fileId, address, kind, warning })
  }

  return {
    read: () => tiles,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Adds files after the others of their kind. Rejected files are listed with the reason. */
    add(chosen: readonly File[]) {
      let room = mediaLimit - tiles.length
      const added = chosen.map((file): MediaTile => {
        const problem = fileSizeError(file) ?? (room > 0 ? null : tooManyMedia)
        if (!problem) room -= 1
        const id = crypto.randomUUID()
        files.set(id, file)
        return {
          id,
          kind: file.type.startsWith('video/') ? 'video' : 'image',
          name: file.name,
          shownAt: URL.createObjectURL(file),
          picture: null,
          fileId: null,
          address: null,
          isNew: true,
          state: problem ? 'rejected' : 'waiting',
          percent: 0,
          problem,
          warning: null,
        }
      })
      publish([...tiles, ...added])
      startUploads()
    },
    retry(id: string) {
      change(id, { state: 'waiting', percent: 0, problem: null })
      startUploads()
    },
    remove(id: string) {
      const removed = tiles.find((tile) => tile.id === id)
      if (removed?.isNew) URL.revokeObjectURL(removed.shownAt)
      uploading.get(id)?.abort()
      publish(tiles.filter((tile) => tile.id !== id))
      startUploads()
    },
    /** Moves a tile to a zero-based position, or to the nearest one among its kind. */
    move(id: string, to: number) {
      const moved = tiles.find((tile) => tile.id === id)
      if (!moved) return
      const others = tiles.filter((tile) => tile.id !== id)
      publish(others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved))
    },
    /** Aborts all uploads and releases the local files. */
    close() {
      for (const { isNew, shownAt } of tiles) if (isNew) URL.revokeObjectURL(shownAt)
      for (const aborter of uploading.values()) aborter.abort()
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

export function isUploading({ state }: MediaTile): boolean {
  return state === 'waiting' || state === 'uploading'
}

/** Returns the ids of the stored images and videos in order, and the cover: the starred image, or else the first. */
export function readMedia(tiles: readonly MediaTile[], starredId: string | null) {
  const stored = tiles.filter(({ fileId }) => fileId !== null)
  const images = stored.filter(({ kind }) => kind === 'image')
  const cover = images.find(({ id }) => id === starredId) ?? images[0]
  return { media: stored.flatMap(({ fileId }) => fileId ?? []), cover: cover?.fileId ?? null }
}
