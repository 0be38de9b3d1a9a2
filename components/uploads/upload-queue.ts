import { createSubscribers } from '@/components/ui/subscribers'
import type { UploadOutcome } from '@/lib/studio/uploads/schema'
import { ConnectionLostError } from './connection-lost'

/**
 * One file in a form. `rejected` is final; `failed` can be retried; `lost` resumes automatically when the connection is back;
 * `missing` was unfinished when the page was left, and has to be chosen again.
 */
export type Upload = {
  id: string
  name: string
  bytes: number
  /** Null for a file of a draft, which this browser doesn't have. */
  file: File | null
  state: 'waiting' | 'uploading' | 'checking' | 'paused' | 'lost' | 'done' | 'failed' | 'rejected' | 'missing'
  /** 0 to 100, whole. */
  percent: number
  /** Why it failed or was rejected. */
  problem: string | null
}

/** How one form uploads its files. `Extra` is what it knows of each, besides `Upload`. */
type QueueOptions<Extra, Stored> = {
  send: (
    file: File,
    upload: Upload & Extra,
    options: { signal: AbortSignal; onProgress: (percent: number) => void },
  ) => Promise<UploadOutcome<Stored>>
  /** Returns what changes with the server's result, besides the state. */
  finish: (stored: Stored, upload: Upload & Extra) => Partial<Extra>
  /** Keeps the list in the form's order. */
  order?: (uploads: readonly (Upload & Extra)[]) => readonly (Upload & Extra)[]
}

/** More would only share the same bandwidth. */
const parallelUploads = 4
/** Progress that is shown, in percent. */
const minProgress = 4
const firstRetryMs = 2_000
const maxRetryMs = 30_000

/** Creates the upload queue of one form. A few files upload at a time; each can be paused, resumed and retried. */
export function createUploadQueue<Extra, Stored>(options: QueueOptions<Extra, Stored>) {
  const { send, finish, order = (same) => same } = options
  type Item = Upload & Extra
  let uploads: readonly Item[] = []
  const { subscribe, notify } = createSubscribers()
  const inFlight = new Map<string, AbortController>()
  let retryMs = firstRetryMs
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  function publish(next: readonly Item[]) {
    uploads = order(next)
    notify()
  }

  function changeAll(of: (upload: Item) => boolean, changes: Partial<Upload> | Partial<Extra>) {
    publish(uploads.map((upload) => (of(upload) ? { ...upload, ...changes } : upload)))
  }
  const change = (id: string, changes: Partial<Upload> | Partial<Extra>) =>
    changeAll((upload) => upload.id === id, changes)

  function startWaiting() {
    // A lost connection affects every file: nothing new starts before the next retry.
    if (retryTimer !== undefined) return
    for (const upload of uploads) {
      if (inFlight.size >= parallelUploads) return
      if (upload.file && upload.state === 'waiting' && !inFlight.has(upload.id))
        void startUpload(upload, upload.file)
    }
  }

  async function startUpload(upload: Item, file: File) {
    const { id } = upload
    const aborter = new AbortController()
    inFlight.set(id, aborter)
    change(id, { state: 'uploading', problem: null })
    try {
      const outcome = await send(file, upload, {
        signal: aborter.signal,
        onProgress: (percent) => updateProgress(id, percent, aborter.signal),
      })
      if (!aborter.signal.aborted) applyOutcome(upload, outcome)
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
    // Each change renders the list, which hundreds of files would make the page do all the time.
    if (whole < 100 && whole - known.percent < minProgress) return
    retryMs = firstRetryMs
    change(id, { percent: whole, state: whole === 100 ? 'checking' : 'uploading' })
  }

  function applyOutcome(upload: Item, outcome: UploadOutcome<Stored>) {
    const { id } = upload
    if (outcome.outcome === 'rejected') return change(id, { state: 'rejected', problem: outcome.problem })
    if (outcome.outcome === 'clash')
      return change(id, { state: 'failed', problem: 'Storage is busy. Try again.' })
    change(id, finish(outcome, upload))
    change(id, { state: 'done', percent: 100 })
  }

  function stop(id: string) {
    inFlight.get(id)?.abort()
    inFlight.delete(id)
  }

  function pauseWhere(of: (upload: Item) => boolean) {
    const moving = new Set(uploads.filter((upload) => isInProgress(upload) && of(upload)).map(({ id }) => id))
    for (const id of moving) stop(id)
    changeAll(({ id }) => moving.has(id), { state: 'paused' })
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

  return {
    read: () => uploads,
    subscribe,
    /** Replaces the list, as when the files of an earlier visit are restored or the list is reordered. */
    restore: publish,
    /** Adds uploads at the end. They start with the next `start`. */
    append(...added: readonly Item[]) {
      publish([...uploads, ...added])
    },
    start: startWaiting,
    change,
    /** Changes several uploads at once, by their ids. */
    changeEach(changes: ReadonlyMap<string, Partial<Extra>>) {
      publish(
        uploads.map((upload) => {
          const changed = changes.get(upload.id)
          return changed ? { ...upload, ...changed } : upload
        }),
      )
    },
    /** Uploads another file, or the same one again, in an upload's place. With a problem, it is rejected. */
    restart(id: string, file: File, problem: string | null, changes: Partial<Extra>) {
      stop(id)
      change(id, changes)
      change(id, {
        file,
        name: file.name,
        bytes: file.size,
        problem,
        state: problem ? 'rejected' : 'waiting',
        percent: 0,
      })
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
    /** Pauses those of the uploads that are under way. */
    pauseEach(ids: readonly string[]) {
      pauseWhere(({ id }) => ids.includes(id))
      startWaiting()
    },
    pauseAll: () => pauseWhere(() => true),
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

/** Returns the upload of a file that was just chosen; with a problem, it is rejected. */
export function newUpload(file: File, problem: string | null): Upload {
  return {
    id: crypto.randomUUID(),
    name: file.name,
    bytes: file.size,
    file,
    state: problem ? 'rejected' : 'waiting',
    percent: 0,
    problem,
  }
}

/** Whether the upload is under way or waiting to start. */
export function isInProgress({ state }: Pick<Upload, 'state'>): boolean {
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
