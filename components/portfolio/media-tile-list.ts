import { mediaLimit } from '@/lib/portfolio/limits'
import { chooseCover, fileSizeError, type MediaKind } from '@/lib/portfolio/media-rules'
import type { MediaOutcome, Medium, Picture } from '@/lib/portfolio/schema'

/** One image or film of the dialog: stored already, on its way, or stopped. */
export type MediaTile = {
  id: string
  kind: MediaKind
  name: string
  /** What this browser shows: an address of the portal, or of the file chosen here. */
  shownAt: string
  /** The small pictures made of it; null until they are. */
  picture: Picture | null
  /** Where the server keeps it; null until it does. */
  address: string | null
  /** Uploaded in this dialog and in no project yet. */
  isNew: boolean
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'rejected'
  percent: number
  problem: string | null
  /** Of a film that is stored, and yet may not play. */
  warning: string | null
}

/** How the sending of a file ended; `cannotOpen` is a film this browser could not open. */
export type SentMedia = MediaOutcome & { cannotOpen?: boolean }

type Send = (
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<SentMedia>

/** More at once would only share the same line. */
const parallelUploads = 3

/** The images and films of one dialog; new files travel a few at a time, each with its own progress and end. */
export function createMediaTileList(stored: readonly Medium[], send: Send) {
  let tiles: readonly MediaTile[] = stored.map(storedTile)
  const files = new Map<string, File>()
  const traveling = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function publish(next: readonly MediaTile[]) {
    tiles = photosFirst(next)
    for (const listener of listeners) listener()
  }

  function change(id: string, changes: Partial<MediaTile>) {
    publish(tiles.map((tile) => (tile.id === id ? { ...tile, ...changes } : tile)))
  }

  function pump() {
    for (const tile of tiles) {
      if (traveling.size >= parallelUploads) return
      if (tile.state === 'waiting') void travel(tile.id)
    }
  }

  async function travel(id: string) {
    const file = files.get(id)
    if (!file) return
    const aborter = new AbortController()
    traveling.set(id, aborter)
    change(id, { state: 'uploading', percent: 0, problem: null })
    try {
      const onProgress = (percent: number) => change(id, { percent })
      const outcome = await send(file, { signal: aborter.signal, onProgress })
      if (!aborter.signal.aborted) applyOutcome(id, outcome)
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'Connection lost'
      if (!aborter.signal.aborted) change(id, { state: 'failed', problem })
    } finally {
      traveling.delete(id)
      pump()
    }
  }

  function applyOutcome(id: string, outcome: SentMedia) {
    if (outcome.outcome === 'rejected') return change(id, { state: 'rejected', problem: outcome.problem })
    if (outcome.outcome === 'clash') return change(id, { state: 'failed', problem: 'Storage was busy' })
    const { address, kind, cannotOpen } = outcome
    const warning = cannotOpen ? cannotOpenText(files.get(id)?.name ?? 'This film') : null
    change(id, { state: 'done', percent: 100, address, kind, warning })
  }

  return {
    read: () => tiles,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Adds files at the end of their kind. What cannot be sent is shown with its reason; the others go on. */
    add(chosen: readonly File[]) {
      let room = mediaLimit - tiles.length
      const added = chosen.map((file): MediaTile => {
        const problem = fileSizeError(file) ?? (room > 0 ? null : `At most ${mediaLimit} files in one item`)
        if (!problem) room -= 1
        const id = crypto.randomUUID()
        files.set(id, file)
        return {
          id,
          kind: file.type.startsWith('video/') ? 'video' : 'image',
          name: file.name,
          shownAt: URL.createObjectURL(file),
          picture: null,
          address: null,
          isNew: true,
          state: problem ? 'rejected' : 'waiting',
          percent: 0,
          problem,
          warning: null,
        }
      })
      publish([...tiles, ...added])
      pump()
    },
    retry(id: string) {
      change(id, { state: 'waiting', percent: 0, problem: null })
      pump()
    },
    remove(id: string) {
      const gone = tiles.find((tile) => tile.id === id)
      if (gone?.isNew) URL.revokeObjectURL(gone.shownAt)
      traveling.get(id)?.abort()
      publish(tiles.filter((tile) => tile.id !== id))
      pump()
    },
    /** Puts a tile at a place, counted from 0, or at that end of its kind which is nearest. */
    move(id: string, to: number) {
      const moved = tiles.find((tile) => tile.id === id)
      if (!moved) return
      const others = tiles.filter((tile) => tile.id !== id)
      publish(others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved))
    },
    /** Stops whatever travels and lets go of the chosen files. */
    close() {
      for (const { isNew, shownAt } of tiles) if (isNew) URL.revokeObjectURL(shownAt)
      for (const aborter of traveling.values()) aborter.abort()
    },
  }
}
export type MediaTileList = ReturnType<typeof createMediaTileList>

function storedTile({ kind, address, picture }: Medium): MediaTile {
  return {
    id: address,
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

/** Said of a film this browser cannot open, although it is whole; others may not be able to either. */
export function cannotOpenText(name: string): string {
  return `${name} does not open in this browser. Visitors may not be able to play it.`
}

/** Photos and films are kept in two lists, and shown in that order everywhere; so they stand here. */
function photosFirst(tiles: readonly MediaTile[]): MediaTile[] {
  return [...tiles.filter(({ kind }) => kind === 'image'), ...tiles.filter(({ kind }) => kind === 'video')]
}

export function isTraveling({ state }: MediaTile): boolean {
  return state === 'waiting' || state === 'uploading'
}

/** The addresses of what the server keeps, in order, by kind; and the cover among them. */
export function readMedia(tiles: readonly MediaTile[], starredId: string | null) {
  const addressesOf = (kind: MediaKind) =>
    tiles.flatMap((tile) => (tile.kind === kind && tile.address ? [tile.address] : []))
  const images = addressesOf('image')
  const starred = tiles.find(({ id }) => id === starredId)?.address ?? null
  return { images, videos: addressesOf('video'), cover: chooseCover(images, starred) }
}
