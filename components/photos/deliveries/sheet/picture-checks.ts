import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { createSubscribers } from '@/components/ui/subscribers'
import type { PictureMeasures } from '@/lib/photos/deliveries/rules/sheet/find-flags'
import type { Exposure } from '@/lib/photos/deliveries/rules/sheet/read-exif'

export type CheckRequest = { file: File; needsDigest: boolean }

/** What was found out about a chosen file, in the browser. */
export type PictureCheck = Exposure & {
  /** When it was taken, in ms of the camera's own clock; null if its Exif data doesn't say. */
  takenAt: number | null
  /** Null where the browser can't decode it. */
  measures: PictureMeasures | null
  /** Of the file's content; null while no other file has its size. */
  digest: string | null
}

/** The checks so far, by the ids of the uploads. */
export type PictureChecks = { of: ReadonlyMap<string, PictureCheck>; isDone: boolean }

/** Checks one file at a time. Null if checking isn't possible. */
type CheckFile = (request: CheckRequest) => Promise<PictureCheck | null>

/** Results are published together, because each costs a comparison with all others. */
const publishMs = 250

type Checked = { file: File; check: PictureCheck; hasDigest: boolean }

/** Checks the files of one form, as many at a time as there are checkers. */
export function createPictureChecks(checkers: readonly CheckFile[]) {
  let checks: PictureChecks = { of: new Map(), isDone: true }
  let wanted: readonly PhotoUpload[] = []
  const checked = new Map<string, Checked>()
  const { subscribe, notify } = createSubscribers()
  /** The ids of the files that are being checked. */
  const running = new Map<CheckFile, string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish(isDone: boolean) {
    clearTimeout(timer)
    timer = undefined
    checks = { of: new Map([...checked].map(([id, { check }]) => [id, check])), isDone }
    notify()
  }

  function findNext(): (CheckRequest & { id: string }) | null {
    const counts = new Map<number, number>()
    for (const { file, bytes } of wanted) if (file) counts.set(bytes, (counts.get(bytes) ?? 0) + 1)
    for (const { id, file, bytes, state } of wanted) {
      if (!file || state === 'rejected' || isRunning(id)) continue
      const known = checked.get(id)
      const needsDigest = (counts.get(bytes) ?? 0) > 1
      if (known?.file !== file || (needsDigest && !known.hasDigest)) return { id, file, needsDigest }
    }
    return null
  }

  const isRunning = (id: string) => [...running.values()].includes(id)

  async function run(checkFile: CheckFile) {
    if (running.has(checkFile)) return
    for (let next = findNext(); next; next = findNext()) {
      const { id, file, needsDigest } = next
      running.set(checkFile, id)
      if (checks.isDone) publish(false)
      const check = await checkFile(next).catch(() => null)
      checked.set(id, { file, hasDigest: needsDigest, check: check ?? unknown })
      timer ??= setTimeout(() => publish(false), publishMs)
      running.delete(checkFile)
    }
    if (running.size === 0 && !checks.isDone) publish(true)
  }

  return {
    read: () => checks,
    subscribe,
    /** Checks those of the files that weren't yet. */
    want(uploads: readonly PhotoUpload[]) {
      wanted = uploads
      for (const checkFile of checkers) void run(checkFile)
    },
  }
}

const unknown: PictureCheck = { takenAt: null, bias: null, seconds: null, measures: null, digest: null }
