import { fullPhotoLimit, refuseBeforeUpload } from '@/lib/deliveries/rules'
import type { UploadOutcome } from '@/lib/deliveries/schema'

export type UploadPurpose = 'PHOTO_ORIGINAL' | 'PHOTO_PREVIEW_SOURCE'

/** One file on its way. `refused` is final; `failed` may be tried again. */
export type Upload = {
  id: string
  file: File
  purpose: UploadPurpose
  /** An address of the picture in this browser; null where browsers cannot show the format. */
  pictureUrl: string | null
  state: 'waiting' | 'uploading' | 'checking' | 'done' | 'failed' | 'refused'
  /** 0 to 100, whole. */
  percent: number
  /** Why it failed or was refused. */
  problem: string | null
  /** Once done: under which id the server keeps it, and what it is. */
  kept: { fileId: string; contentType: string } | null
}

/** Sends one file; rejects with an error whose message a person may read. */
export type SendFile = (
  file: File,
  options: { purpose: UploadPurpose; signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<UploadOutcome>

/** More at once would only share the same line. */
const parallelUploads = 4

/** The files of one form: a few travel at a time, each with its own progress, retry and end. */
export function createUploadQueue(send: SendFile) {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const travelling = new Map<string, AbortController>()

  function publish(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }

  function change(id: string, changes: Partial<Upload>) {
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  }

  function pump() {
    for (const upload of uploads) {
      if (travelling.size >= parallelUploads) return
      if (upload.state === 'waiting' && !travelling.has(upload.id)) void travel(upload)
    }
  }

  async function travel({ id, file, purpose }: Upload) {
    const aborter = new AbortController()
    travelling.set(id, aborter)
    change(id, { state: 'uploading', percent: 0, problem: null })
    try {
      const outcome = await send(file, {
        purpose,
        signal: aborter.signal,
        onProgress: (percent) => move(id, percent),
      })
      if (!aborter.signal.aborted) settle(id, outcome)
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'Connection lost'
      if (!aborter.signal.aborted) change(id, { state: 'failed', problem })
    } finally {
      if (travelling.get(id) === aborter) travelling.delete(id)
      pump()
    }
  }

  /** The form around a file makes it a little longer than it is: progress is clamped, and never goes back. */
  function move(id: string, percent: number) {
    const whole = Math.min(100, Math.max(0, Math.floor(percent)))
    const known = uploads.find((upload) => upload.id === id)
    if (!known || whole <= known.percent) return
    change(id, { percent: whole, state: whole === 100 ? 'checking' : 'uploading' })
  }

  function settle(id: string, outcome: UploadOutcome) {
    if (outcome.outcome === 'refused') return change(id, { state: 'refused', problem: outcome.problem })
    if (outcome.outcome === 'clash') return change(id, { state: 'failed', problem: 'Storage was busy' })
    const { fileId, contentType } = outcome
    change(id, { state: 'done', percent: 100, kept: { fileId, contentType } })
  }

  return {
    read: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Adds files at the end and answers their ids. What cannot be sent is listed with its reason; the others go on. */
    add(files: readonly File[], purpose: UploadPurpose): string[] {
      let room = fullPhotoLimit - uploads.filter((upload) => upload.state !== 'refused').length
      const added = files.map((file): Upload => {
        const problem =
          refuseBeforeUpload(file) ?? (room > 0 ? null : `Only ${fullPhotoLimit} photos fit in one delivery`)
        if (!problem) room -= 1
        return {
          id: crypto.randomUUID(),
          file,
          purpose,
          pictureUrl: browsersShow(file) ? URL.createObjectURL(file) : null,
          state: problem ? 'refused' : 'waiting',
          percent: 0,
          problem,
          kept: null,
        }
      })
      publish([...uploads, ...added])
      pump()
      return added.map(({ id }) => id)
    },
    retry(id: string) {
      change(id, { state: 'waiting', percent: 0, problem: null })
      pump()
    },
    /** Takes a file out of the list and stops it if it still travels. */
    remove(id: string) {
      const gone = uploads.find((upload) => upload.id === id)
      if (gone?.pictureUrl) URL.revokeObjectURL(gone.pictureUrl)
      travelling.get(id)?.abort()
      travelling.delete(id)
      publish(uploads.filter((upload) => upload.id !== id))
      pump()
    },
    /** Empties the list; whatever travels is stopped. */
    clear() {
      for (const { pictureUrl } of uploads) if (pictureUrl) URL.revokeObjectURL(pictureUrl)
      for (const aborter of travelling.values()) aborter.abort()
      travelling.clear()
      publish([])
    },
  }
}
export type UploadQueue = ReturnType<typeof createUploadQueue>

export function isTravelling({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading' || state === 'checking'
}

function browsersShow(file: File): boolean {
  return ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'].includes(file.type)
}
