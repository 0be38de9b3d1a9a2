import { explainFailure } from '@/components/ui/show-result'
import { createSubscribers } from '@/components/ui/subscribers'
import { findUploadedAction, importGalleryAction } from '@/lib/photos/imports/actions'
import type { FileRow } from '@/lib/photos/imports/schema'
import { importTexts } from '@/lib/photos/imports/words/import'
import type { ActionResult } from '@/lib/platform/errors'
import { createGalleryQueue, type GalleryQueue, listPhotos, untilFinished } from './upload-gallery'

/** A gallery to import: its row, and its photos in their order. */
export type Gallery = { row: FileRow; photos: readonly File[] }

export type RunGallery = Gallery & {
  state: 'waiting' | 'uploading' | 'saving' | 'imported' | 'failed'
  uploadedCount: number
  /** Why it failed: a sentence for each photo, or one for all. */
  problems: { photo: File | null; text: string }[]
}

export type Run = { state: 'running' | 'paused' | 'finished'; galleries: readonly RunGallery[] }

const firstRetryMs = 2_000
const maxRetryMs = 30_000

/** Starts to import galleries one after another. A gallery with a problem doesn't stop the others. */
export function createGalleryRun(source: { importId: string; fileName: string }, chosen: readonly Gallery[]) {
  const { subscribe, notify } = createSubscribers()
  const stopping = new AbortController()
  const { signal } = stopping
  let queue: GalleryQueue | null = null
  let run: Run = {
    state: 'running',
    galleries: chosen.map((gallery) => ({ ...gallery, state: 'waiting', uploadedCount: 0, problems: [] })),
  }

  function publish(changes: Partial<Run>) {
    run = { ...run, ...changes }
    notify()
  }

  function change(at: number, changes: Partial<RunGallery>) {
    const galleries = run.galleries.map((gallery, place) =>
      place === at ? { ...gallery, ...changes } : gallery,
    )
    publish({ galleries })
  }

  async function importAll() {
    publish({ state: 'running' })
    for (;;) {
      await untilResumed()
      const next = run.galleries.findIndex(({ state }) => state === 'waiting')
      if (next < 0 || signal.aborted) break
      await importOne(next)
    }
    if (!signal.aborted) publish({ state: 'finished' })
  }

  async function importOne(at: number) {
    const gallery = run.galleries[at]
    if (!gallery) return
    change(at, { state: 'uploading', uploadedCount: 0, problems: [] })
    const fileIds = await upload(at, gallery)
    if (!fileIds || signal.aborted) return
    change(at, { state: 'saving' })
    const result = await untilResponse(() => importGalleryAction({ ...source, row: gallery.row, fileIds }))
    if (!result) return
    if (result.ok) change(at, { state: 'imported' })
    else fail(at, [{ photo: null, text: explainFailure(result, importTexts.notImported) }])
  }

  /** Returns the ids of the uploaded photos; null if one failed. */
  async function upload(at: number, { photos }: Gallery): Promise<string[] | null> {
    const files = photos.map(({ name, size }) => ({ name, bytes: size }))
    const uploaded = await untilResponse(() => findUploadedAction({ files }))
    if (!uploaded) return null
    if (!uploaded.ok) {
      fail(at, [{ photo: null, text: explainFailure(uploaded, importTexts.notImported) }])
      return null
    }
    const own = createGalleryQueue()
    queue = own
    own.append(...(await listPhotos(photos, uploaded.data)))
    const countDone = () => own.read().filter(({ state }) => state === 'done').length
    const count = () => {
      const uploadedCount = countDone()
      if (run.galleries[at]?.uploadedCount !== uploadedCount) change(at, { uploadedCount })
    }
    const stopCounting = own.subscribe(count)
    count()
    await untilResumed()
    own.start()
    await untilFinished(own, signal)
    stopCounting()
    queue = null
    if (signal.aborted) own.clear()
    const problems = own
      .read()
      .flatMap(({ file, state, problem }) =>
        state === 'done' ? [] : [{ photo: file, text: problem ?? importTexts.notImported }],
      )
    if (problems.length > 0) fail(at, problems)
    return problems.length > 0 ? null : own.read().flatMap(({ fileId }) => fileId ?? [])
  }

  function fail(at: number, problems: RunGallery['problems']) {
    change(at, { state: 'failed', problems })
  }

  /** Repeats a call without a response until there is one; null once the run is stopped. */
  async function untilResponse<T>(call: () => Promise<ActionResult<T>>): Promise<ActionResult<T> | null> {
    for (let wait = firstRetryMs; !signal.aborted; wait = Math.min(maxRetryMs, wait * 2)) {
      const result = await call().catch(() => null)
      if (result) return result
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
    return null
  }

  function untilResumed(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (run.state === 'paused' && !signal.aborted) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = subscribe(check)
      signal.addEventListener('abort', check, { once: true })
      check()
    })
  }

  /** Imports failed galleries once more, each as `again` says. */
  function repeat(isRepeated: (at: number) => boolean, again: (gallery: RunGallery) => Gallery) {
    const galleries = run.galleries.map((gallery, at): RunGallery => {
      if (gallery.state !== 'failed' || !isRepeated(at)) return gallery
      return { ...again(gallery), state: 'waiting', uploadedCount: 0, problems: [] }
    })
    publish({ galleries })
    if (run.state === 'finished') void importAll()
  }

  void importAll()
  return {
    subscribe,
    read: () => run,
    pause() {
      if (run.state !== 'running') return
      publish({ state: 'paused' })
      queue?.pauseAll()
    },
    resume() {
      if (run.state !== 'paused') return
      publish({ state: 'running' })
      queue?.resumeAll()
    },
    /** Ends the run. Photos that were uploaded are found again the next time. */
    stop: () => stopping.abort(),
    retry: (at?: number) =>
      repeat(
        (place) => at === undefined || place === at,
        (gallery) => gallery,
      ),
    /** Imports a gallery without the photos that have a problem. */
    leaveOut: (at: number) =>
      repeat(
        (place) => place === at,
        ({ row, photos, problems }) => {
          const left = new Set(problems.map(({ photo }) => photo))
          return { row, photos: photos.filter((photo) => !left.has(photo)) }
        },
      ),
    goOffline: () => queue?.goOffline(),
    goOnline: () => queue?.goOnline(),
  }
}
export type GalleryRun = ReturnType<typeof createGalleryRun>
