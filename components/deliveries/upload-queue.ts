import { fullPhotoLimit, refuseBeforeUpload } from '@/lib/deliveries/rules'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import { LineLost, type SendFile, type UploadPurpose } from './upload-journey'

/**
 * One file of the form. `refused` is final; `failed` may be tried again; `lost` goes on by itself when the line is
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
  state: 'waiting' | 'uploading' | 'checking' | 'paused' | 'lost' | 'done' | 'failed' | 'refused' | 'missing'
  /** 0 to 100, whole. */
  percent: number
  /** Why it failed or was refused. */
  problem: string | null
  /** Once done: under which id the server keeps it. */
  fileId: string | null
}

/** More at once would only share the same line. */
const parallelUploads = 4
const firstRetryMs = 2_000
const longestRetryMs = 30_000

/** The files of one form: a few travel at a time, each with its own progress, pause, retry and end. */
export function createUploadQueue(send: SendFile) {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const travelling = new Map<string, AbortController>()
  let retryMs = firstRetryMs
  let retryTimer: ReturnType<typeof setTimeout> | undefined

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
      if (travelling.size >= parallelUploads) return
      if (file && state === 'waiting' && !travelling.has(id)) void travel(id, file, purpose)
    }
  }

  async function travel(id: string, file: File, purpose: UploadPurpose) {
    const aborter = new AbortController()
    travelling.set(id, aborter)
    change(id, { state: 'uploading', problem: null })
    try {
      const outcome = await send(file, {
        purpose,
        signal: aborter.signal,
        onProgress: (percent) => move(id, percent, aborter.signal),
      })
      if (!aborter.signal.aborted) settle(id, outcome)
    } catch (error) {
      if (aborter.signal.aborted) return
      if (error instanceof LineLost) lose([id])
      else change(id, { state: 'failed', problem: error instanceof Error ? error.message : 'Not uploaded' })
    } finally {
      if (travelling.get(id) === aborter) travelling.delete(id)
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

  function settle(id: string, outcome: UploadOutcome) {
    if (outcome.outcome === 'refused') return change(id, { state: 'refused', problem: outcome.problem })
    if (outcome.outcome === 'clash') return change(id, { state: 'failed', problem: 'Storage was busy' })
    change(id, { state: 'done', percent: 100, fileId: outcome.fileId })
  }

  function stop(id: string) {
    travelling.get(id)?.abort()
    travelling.delete(id)
  }

  /** What the line broke off under goes on by itself: when the browser says so, and otherwise after a while. */
  function lose(ids: readonly string[]) {
    for (const id of ids) stop(id)
    changeAll((upload) => ids.includes(upload.id), { state: 'lost' })
    if (retryTimer !== undefined) return
    retryTimer = setTimeout(regain, retryMs)
    retryMs = Math.min(longestRetryMs, retryMs * 2)
  }

  function regain() {
    clearTimeout(retryTimer)
    retryTimer = undefined
    changeAll(({ state }) => state === 'lost', { state: 'waiting' })
    pump()
  }

  /** A file the draft knew takes up its place there again. */
  function takeUp(file: File, purpose: UploadPurpose): string | null {
    const missing = uploads.find(
      (upload) =>
        upload.state === 'missing' &&
        upload.name === file.name &&
        upload.bytes === file.size &&
        upload.purpose === purpose,
    )
    if (!missing) return null
    change(missing.id, { file, state: 'waiting', takenAt: file.lastModified })
    return missing.id
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
     * Adds files at the end and answers their ids. What cannot be sent is listed with its reason; the others go on.
     * @param room how many of this purpose still fit when the list has none
     */
    add(files: readonly File[], purpose: UploadPurpose, room = fullPhotoLimit): string[] {
      // A preview uploaded beside the full photos takes the place of none of them.
      const isCounted = (upload: Upload) => upload.purpose === purpose && upload.state !== 'refused'
      let left = room - uploads.filter(isCounted).length
      const ids: string[] = []
      const added: Upload[] = []
      for (const file of files) {
        const known = takeUp(file, purpose)
        const problem =
          refuseBeforeUpload(file) ?? (left > 0 ? null : `Only ${fullPhotoLimit} photos fit in one delivery`)
        const upload = known ?? crypto.randomUUID()
        ids.push(upload)
        if (known) continue
        if (!problem) left -= 1
        added.push(newUpload(upload, file, purpose, problem))
      }
      publish([...uploads, ...added])
      pump()
      return ids
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
      const moving = uploads.filter(isTravelling).map(({ id }) => id)
      for (const id of moving) stop(id)
      changeAll(({ id }) => moving.includes(id), { state: 'paused' })
    },
    resumeAll() {
      changeAll(({ state }) => state === 'paused', { state: 'waiting' })
      regain()
    },
    /** The browser says that the line is gone, or back. */
    loseLine: () => lose(uploads.filter(({ state }) => state === 'uploading').map(({ id }) => id)),
    regainLine: regain,
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
      for (const id of [...travelling.keys()]) stop(id)
      clearTimeout(retryTimer)
      retryTimer = undefined
      publish([])
    },
  }
}
export type UploadQueue = ReturnType<typeof createUploadQueue>

function newUpload(id: string, file: File, purpose: UploadPurpose, problem: string | null): Upload {
  return {
    id,
    name: file.name,
    bytes: file.size,
    takenAt: file.lastModified,
    file,
    purpose,
    state: problem ? 'refused' : 'waiting',
    percent: 0,
    problem,
    fileId: null,
  }
}

/** On its way, or about to be: leaving now would stop it. */
export function isTravelling({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'checking' || state === 'lost'
}

/** Not there yet, one way or another: the form cannot be sent before it is, or is removed. */
export function isUnfinished(upload: Upload): boolean {
  return isTravelling(upload) || ['paused', 'failed', 'missing'].includes(upload.state)
}
