import { fullPhotoLimit } from '@/lib/deliveries/limits'
import { fileSizeError } from '@/lib/deliveries/rules/files'
import type { UploadOutcome } from '@/lib/deliveries/schema/sending'
import { alreadyListedText, tooManyPhotosText } from '@/lib/deliveries/words/uploads'
import { findSameUpload } from './find-same-upload'
import { ConnectionLostError, type SendFile, type UploadPurpose } from './upload-transport'

/**
 * One file in the form. `rejected` is final; `failed` can be retried; `lost` resumes automatically when the connection is
 * back; `missing` was unfinished when the page was left, and has to be chosen again.
 */
export type Upload = {
  id: string
  name: string
  bytes: number
  /** The file's date in ms, for sorting and for finding duplicates. */
  takenAt: number
  /** Null for a file of a draft, which this browser doesn't have. */
  file: File | null
  purpose: UploadPurpose
  state: 'waiting' | 'uploading' | 'checking' | 'paused' | 'lost' | 'done' | 'failed' | 'rejected' | 'missing'
  /** 0 to 100, whole. */
  percent: number
  /** Why it failed or was rejected. */
  problem: string | null
  /** The stored file's id, once done. */
  fileId: string | null
  /** The content's checksum, once computed by the server. */
  crc32: number | null
}

/** The uploads of chosen files, and how many of them were already in the list. */
type Added = { ids: string[]; repeated: number }

/** More would only share the same bandwidth. */
const parallelUploads = 4
const firstRetryMs = 2_000
const maxRetryMs = 30_000

/** Creates the upload queue of one form. A few files upload at a time; each can be paused, resumed and retried. */
export function createUploadQueue(send: SendFile) {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const inFlight = new Map<string, AbortController>()
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

  function startWaiting() {
    // A lost connection affects every file: nothing new starts before the next retry.
    if (retryTimer !== undefined) return
    for (const { id, file, purpose, state } of uploads) {
      if (inFlight.size >= parallelUploads) return
      if (file && state === 'waiting' && !inFlight.has(id)) void startUpload(id, file, purpose)
    }
  }

  async function startUpload(id: string, file: File, purpose: UploadPurpose) {
    const aborter = new AbortController()
    inFlight.set(id, aborter)
    change(id, { state: 'uploading', problem: null })
    try {
      const outcome = await send(file, {
        purpose,
        signal: aborter.signal,
        onProgress: (percent) => updateProgress(id, percent, aborter.signal),
      })
      if (!aborter.signal.aborted) applyOutcome(id, outcome)
    } catch (error) {
      if (aborter.signal.aborted) return
      if (error instanceof ConnectionLostError) interrupt([id])
      else change(id, { state: 'failed', problem: error instanceof Error ? error.message : 'Upload failed' })
    } finally {
      if (inFlight.get(id) === aborter) inFlight.delete(id)
      startWaiting()
    }
  }

  /** The request body is a little longer than the file, so progress is clamped; it never goes back. */
  function updateProgress(id: string, percent: number, signal: AbortSignal) {
    if (signal.aborted) return
    const whole = Math.min(100, Math.max(0, Math.floor(percent)))
    const known = uploads.find((upload) => upload.id === id)
    if (!known || whole <= known.percent) return
    retryMs = firstRetryMs
    change(id, { percent: whole, state: whole === 100 ? 'checking' : 'uploading' })
  }

  function applyOutcome(id: string, outcome: UploadOutcome) {
    if (outcome.outcome === 'rejected') return change(id, { state: 'rejected', problem: outcome.problem })
    if (outcome.outcome === 'clash')
      return change(id, { state: 'failed', problem: 'Storage is busy. Try again.' })
    change(id, { state: 'done', percent: 100, fileId: outcome.fileId, crc32: outcome.crc32 })
  }

  function stop(id: string) {
    inFlight.get(id)?.abort()
    inFlight.delete(id)
  }

  /** Stops uploads whose connection was lost; they resume when the browser is back online, or after a delay. */
  function interrupt(ids: readonly string[]) {
    for (const id of ids) stop(id)
    changeAll((upload) => ids.includes(upload.id), { state: 'lost' })
    if (retryTimer !== undefined) return
    retryTimer = setTimeout(resumeLost, retryMs)
    retryMs = Math.min(maxRetryMs, retryMs * 2)
  }

  function resumeLost() {
    clearTimeout(retryTimer)
    retryTimer = undefined
    changeAll(({ state }) => state === 'lost', { state: 'waiting' })
    startWaiting()
  }

  /** Continues an upload whose file was chosen again, in its place in the list. */
  function resume(
    { id, state, purpose: known }: Upload,
    file: File,
    { purpose, room }: { purpose: UploadPurpose; room: number },
  ) {
    // A separate preview becomes a full photo; a full photo can already serve as a preview.
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
      // Awaits only if content must be read, so that other files are listed immediately.
      const same = found instanceof Promise ? await found : found
      if (same && uploads.some(({ id }) => id === same.id)) {
        if (same.state !== 'missing' && same.purpose === purpose) repeated += 1
        resume(same, file, { purpose, room })
        ids.push(same.id)
        continue
      }
      const upload = newUpload(file, purpose, fileSizeError(file) ?? fileCountError(room, purpose))
      ids.push(upload.id)
      publish([...uploads, upload])
    }
    startWaiting()
    return { ids, repeated }
  }

  function fileCountError(room: number, purpose: UploadPurpose): string | null {
    // Separate previews don't count toward the limit of full photos.
    const taken = uploads.filter((upload) => upload.purpose === purpose && upload.state !== 'rejected').length
    return taken < room ? null : tooManyPhotosText
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
     * Adds files at the end, except those already in the list. A file that can't be sent is listed with the reason, and
     * doesn't affect the others.
     * @param room how many files with this purpose the delivery can take in all
     * @returns the ids of all these files, and how many were already in the list
     */
    add(files: readonly File[], purpose: UploadPurpose, room = fullPhotoLimit): Promise<Added> {
      // Additions run one after another, so that each sees the files of the one before.
      adding = adding ? adding.then(() => addNow(files, purpose, room)) : addNow(files, purpose, room)
      const mine = adding
      void mine.finally(() => {
        if (adding === mine) adding = null
      })
      return mine
    },
    /** Replaces a rejected or unfinished file with another, which is rejected if it's already in the list. */
    async replace(id: string, file: File) {
      const same = await findSameUpload(
        file,
        uploads.filter((upload) => upload.id !== id),
      )
      restart(id, file, same ? alreadyListedText(file.name) : fileSizeError(file))
      startWaiting()
    },
    /** Replaces the list with the uploads of an earlier visit. */
    restore(left: readonly Upload[]) {
      publish(left)
    },
    retry(id: string) {
      change(id, { state: 'waiting', problem: null })
      startWaiting()
    },
    pause(id: string) {
      stop(id)
      change(id, { state: 'paused' })
      startWaiting()
    },
    pauseAll() {
      const moving = uploads.filter(isInProgress).map(({ id }) => id)
      for (const id of moving) stop(id)
      changeAll(({ id }) => moving.includes(id), { state: 'paused' })
    },
    resumeAll() {
      changeAll(({ state }) => state === 'paused', { state: 'waiting' })
      resumeLost()
    },
    /** For the browser's `offline` and `online` events. */
    goOffline: () => interrupt(uploads.filter(({ state }) => state === 'uploading').map(({ id }) => id)),
    goOnline: resumeLost,
    /** Reorders these files among the positions they hold; all others stay where they are. */
    arrange(ids: readonly string[]) {
      const places = new Map(uploads.map((upload) => [upload.id, upload]))
      const ordered = ids.flatMap((id) => places.get(id) ?? [])
      const taken = new Set(ids)
      publish(uploads.map((upload) => (taken.has(upload.id) ? (ordered.shift() ?? upload) : upload)))
    },
    /** Removes files from the list and stops their uploads. */
    remove(ids: readonly string[]) {
      for (const id of ids) stop(id)
      publish(uploads.filter((upload) => !ids.includes(upload.id)))
      startWaiting()
    },
    /** Empties the list and stops all uploads. */
    clear() {
      for (const id of [...inFlight.keys()]) stop(id)
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

/** Whether the upload is under way or waiting to start. */
export function isInProgress({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'checking' || state === 'lost'
}

/** Whether leaving the page would stop the upload, or lose the chosen file. */
export function isLostOnLeaving(upload: Upload): boolean {
  return upload.file !== null && isUnfinished(upload)
}

/** Whether the upload still has to finish or be removed before the form can be sent. */
export function isUnfinished(upload: Upload): boolean {
  return isInProgress(upload) || ['paused', 'failed', 'missing'].includes(upload.state)
}
