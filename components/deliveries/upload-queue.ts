import { fileSizeError, fullPhotoLimit } from '@/lib/deliveries/rules'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import { findSameUpload } from './find-same-upload'
import { ConnectionLostError, type SendFile, type UploadPurpose } from './upload-journey'

/**
 * One file of the form. `rejected` is final; `failed` may be tried again; `lost` goes on by itself when the line is
 * back; `missing` was not finished when the page was left, and waits to be chosen again.
 */
export type Upload = {
  id: string
  name: string
  bytes: number
  /** To sort by: milliseconds. The file's own date until its picture was asked. */
  takenAt: number
  /** Null where the file came with a draft: this browser does not have it. */
  file: File | null
  purpose: UploadPurpose
  state: 'waiting' | 'uploading' | 'checking' | 'paused' | 'lost' | 'done' | 'failed' | 'rejected' | 'missing'
  /** 0 to 100, whole. */
  percent: number
  /** Why it failed or was rejected. */
  problem: string | null
  /** Once done: under which id the server keeps it. */
  fileId: string | null
  /** Of its content, where the server has counted it. */
  crc32: number | null
}

/** Which uploads some chosen files are, and how many of them were in the list before. */
type Added = { ids: string[]; repeated: number }

export const noRoomText = `Only ${fullPhotoLimit} photos fit in one delivery`

/** More at once would only share the same line. */
const parallelUploads = 4
const firstRetryMs = 2_000
const maxRetryMs = 30_000

/** The files of one form: a few travel at a time, each with its own progress, pause, retry and end. */
export function createUploadQueue(send: SendFile) {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const traveling = new Map<string, AbortController>()
  let retryMs = firstRetryMs
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let adding: Promise<Added> | null = null

  function publish(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  function changeAll(of: (upload: Upload) => boolean, changes: Partial<Upload>) {
    publish(uploads.map((upload) => (of(upload) ? { ...upload, ...changes } : upload)))
  }
  const change = (id: string, changes: Partial<Upload>) => changeAll((upload) => upload.id === id, changes)

  function pump() {
    // A line that is lost is lost for all: nothing new starts before the next try.
    if (retryTimer !== undefined) return
    for (const { id, file, purpose, state } of uploads) {
      if (traveling.size >= parallelUploads) return
      if (file && state === 'waiting' && !traveling.has(id)) void travel(id, file, purpose)
    }
  }

  async function travel(id: string, file: File, purpose: UploadPurpose) {
    const aborter = new AbortController()
    traveling.set(id, aborter)
    change(id, { state: 'uploading', problem: null })
    try {
      const outcome = await send(file, {
        purpose,
        signal: aborter.signal,
        onProgress: (percent) => move(id, percent, aborter.signal),
      })
      if (!aborter.signal.aborted) applyOutcome(id, outcome)
    } catch (error) {
      if (aborter.signal.aborted) return
      if (error instanceof ConnectionLostError) lose([id])
      else change(id, { state: 'failed', problem: error instanceof Error ? error.message : 'Not uploaded' })
    } finally {
      if (traveling.get(id) === aborter) traveling.delete(id)
      pump()
    }
  }

  /** The form around a file makes it a little longer than it is: progress is clamped, and never goes back. */
  function move(id: string, percent: number, signal: AbortSignal) {
    if (signal.aborted) return
    const whole = Math.min(100, Math.max(0, Math.floor(percent)))
    const known = uploads.find((upload) => upload.id === id)
    if (!known || whole <= known.percent) return
    retryMs = firstRetryMs
    change(id, { percent: whole, state: whole === 100 ? 'checking' : 'uploading' })
  }

  function applyOutcome(id: string, outcome: UploadOutcome) {
    if (outcome.outcome === 'rejected') return change(id, { state: 'rejected', problem: outcome.problem })
    if (outcome.outcome === 'clash') return change(id, { state: 'failed', problem: 'Storage was busy' })
    change(id, { state: 'done', percent: 100, fileId: outcome.fileId, crc32: outcome.crc32 })
  }

  function stop(id: string) {
    traveling.get(id)?.abort()
    traveling.delete(id)
  }

  /** What the line broke off under goes on by itself: when the browser says so, and otherwise after a while. */
  function lose(ids: readonly string[]) {
    for (const id of ids) stop(id)
    changeAll((upload) => ids.includes(upload.id), { state: 'lost' })
    if (retryTimer !== undefined) return
    retryTimer = setTimeout(regain, retryMs)
    retryMs = Math.min(maxRetryMs, retryMs * 2)
  }

  function regain() {
    clearTimeout(retryTimer)
    retryTimer = undefined
    changeAll(({ state }) => state === 'lost', { state: 'waiting' })
    pump()
  }

  /** A file that is in the list keeps its one place there, and goes on from it where it had stopped. */
  function takeUp(
    { id, state, purpose: known }: Upload,
    file: File,
    { purpose, room }: { purpose: UploadPurpose; room: number },
  ) {
    // A photo that was a preview only is a full photo from now on; a full photo can be a preview as it is.
    if (known !== purpose && purpose === 'PHOTO_ORIGINAL') change(id, { purpose })
    if (state === 'missing' || state === 'failed') restart(id, file, fileSizeError(file))
    if (state === 'rejected') restart(id, file, fileSizeError(file) ?? fileCountError(room, purpose))
  }

  function restart(id: string, file: File, problem: string | null) {
    stop(id)
    const { name, size, lastModified } = file
    change(id, {
      ...{ file, name, bytes: size, takenAt: lastModified, problem },
      ...{ state: problem ? 'rejected' : 'waiting', percent: 0, fileId: null, crc32: null },
    })
  }

  async function addNow(files: readonly File[], purpose: UploadPurpose, room: number): Promise<Added> {
    const ids: string[] = []
    let repeated = 0
    for (const file of files) {
      const found = findSameUpload(file, uploads)
      // A promise only where content must be read: whatever is added at once is seen at once.
      const same = found instanceof Promise ? await found : found
      if (same && uploads.some(({ id }) => id === same.id)) {
        if (same.state !== 'missing' && same.purpose === purpose) repeated += 1
        takeUp(same, file, { purpose, room })
        ids.push(same.id)
        continue
      }
      const upload = newUpload(file, purpose, fileSizeError(file) ?? fileCountError(room, purpose))
      ids.push(upload.id)
      publish([...uploads, upload])
    }
    pump()
    return { ids, repeated }
  }

  function fileCountError(room: number, purpose: UploadPurpose): string | null {
    // A preview uploaded beside the full photos takes the place of none of them.
    const taken = uploads.filter((upload) => upload.purpose === purpose && upload.state !== 'rejected').length
    return taken < room ? null : noRoomText
  }

  return {
    read: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /**
     * Adds files at the end, but for those that are in the list already. What can't be sent is listed with its reason; the
     * others go on.
     * @param room how many of this purpose still fit when the list has none
     * @returns the ids of all these files, and how many were in the list before
     */
    add(files: readonly File[], purpose: UploadPurpose, room = fullPhotoLimit): Promise<Added> {
      // Two drops at once would not see each other's files.
      adding = adding ? adding.then(() => addNow(files, purpose, room)) : addNow(files, purpose, room)
      const mine = adding
      void mine.finally(() => {
        if (adding === mine) adding = null
      })
      return mine
    },
    /** Sends another file in the place of one that was rejected or never finished; one that is in the list already is not. */
    async replace(id: string, file: File) {
      const same = await findSameUpload(
        file,
        uploads.filter((upload) => upload.id !== id),
      )
      restart(id, file, same ? `${file.name} is already in the list` : fileSizeError(file))
      pump()
    },
    /** Lists what an earlier visit left, in place of anything there. */
    restore(left: readonly Upload[]) {
      publish(left)
    },
    retry(id: string) {
      change(id, { state: 'waiting', problem: null })
      pump()
    },
    pause(id: string) {
      stop(id)
      change(id, { state: 'paused' })
      pump()
    },
    pauseAll() {
      const moving = uploads.filter(isTraveling).map(({ id }) => id)
      for (const id of moving) stop(id)
      changeAll(({ id }) => moving.includes(id), { state: 'paused' })
    },
    resumeAll() {
      changeAll(({ state }) => state === 'paused', { state: 'waiting' })
      regain()
    },
    /** The browser says that the line is gone, or back. */
    goOffline: () => lose(uploads.filter(({ state }) => state === 'uploading').map(({ id }) => id)),
    goOnline: regain,
    /** Puts the files of these ids in this order, on the places they have between them. */
    arrange(ids: readonly string[]) {
      const places = new Map(uploads.map((upload) => [upload.id, upload]))
      const ordered = ids.flatMap((id) => places.get(id) ?? [])
      const taken = new Set(ids)
      publish(uploads.map((upload) => (taken.has(upload.id) ? (ordered.shift() ?? upload) : upload)))
    },
    /** Takes files out of the list and stops what still travels. */
    remove(ids: readonly string[]) {
      for (const id of ids) stop(id)
      publish(uploads.filter((upload) => !ids.includes(upload.id)))
      pump()
    },
    /** Empties the list; whatever travels is stopped. */
    clear() {
      for (const id of [...traveling.keys()]) stop(id)
      clearTimeout(retryTimer)
      retryTimer = undefined
      publish([])
    },
  }
}
export type UploadQueue = ReturnType<typeof createUploadQueue>

function newUpload(file: File, purpose: UploadPurpose, problem: string | null): Upload {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    bytes: file.size,
    takenAt: file.lastModified,
    file,
    purpose,
    state: problem ? 'rejected' : 'waiting',
    percent: 0,
    problem,
    fileId: null,
    crc32: null,
  }
}

/** On its way, or about to be: leaving now would stop it. */
export function isTraveling({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'checking' || state === 'lost'
}

/** Leaving the page would stop it, or lose the choice of its file. */
export function isLostOnLeaving(upload: Upload): boolean {
  return upload.file !== null && isUnfinished(upload)
}

/** Not there yet, one way or another: the form cannot be sent before it is, or is removed. */
export function isUnfinished(upload: Upload): boolean {
  return isTraveling(upload) || ['paused', 'failed', 'missing'].includes(upload.state)
}
