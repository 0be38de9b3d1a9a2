import { findSameUpload } from '@/components/uploads/find-same-upload'
import { createUploadQueue, newUpload, type Upload } from '@/components/uploads/upload-queue'
import { fullPhotoLimit } from '@/lib/photos/deliveries/limits'
import { sortByRoom } from '@/lib/photos/deliveries/rules/arranging'
import { fileSizeError } from '@/lib/photos/deliveries/rules/files'
import { roomsOfNames } from '@/lib/photos/deliveries/rules/sheet/rooms-of-names'
import type { DraftFile } from '@/lib/photos/deliveries/schema/drafts'
import type { PhotoOutcome, StoredPhoto } from '@/lib/photos/deliveries/schema/sending'
import { alreadyListedText, tooManyPhotosText } from '@/lib/photos/deliveries/words/uploads'
import type { Room } from '@/prisma/generated/enums'

export type UploadPurpose = DraftFile['purpose']

type PhotoFacts = {
  /** The file's date in ms, for sorting and for finding duplicates. */
  takenAt: number
  purpose: UploadPurpose
  /** The stored file's id, once done. */
  fileId: string | null
  /** The content's checksum, once computed by the server. */
  crc32: number | null
  /** What it shows; null if neither its name nor anyone says so. */
  room: Room | null
  /** The files of one shot, such as its exposures, of which one is sent; null for a photo of its own. */
  stack: { id: string; isSent: boolean } | null
}
export type PhotoUpload = Upload & PhotoFacts

/** An upload of which nothing else is known. */
export const unsorted = { room: null, stack: null }

/** How many files are listed before the page may do something else: hundreds at once would make it stutter. */
const filesAtOnce = 20

/** Uploads a file; called again, it resumes. */
export type SendPhoto = (
  file: File,
  options: { purpose: UploadPurpose; signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<PhotoOutcome>

/** The uploads of chosen files, and how many of them were already in the list. */
type Added = { ids: string[]; repeated: number }

/** Creates the upload queue of one form, sorted by room. A file that is already in the list isn't uploaded twice. */
export function createPhotoQueue(send: SendPhoto) {
  const queue = createUploadQueue<PhotoFacts, StoredPhoto>({
    send: (file, { purpose }, options) => send(file, { purpose, ...options }),
    finish: ({ fileId, crc32 }) => ({ fileId, crc32 }),
    order: sortByRoom,
  })
  let adding: Promise<Added> | null = null

  function restart(id: string, file: File, problem: string | null) {
    queue.restart(id, file, problem, { takenAt: file.lastModified, fileId: null, crc32: null })
  }

  /** Continues an upload whose file was chosen again, in its place in the list. */
  function resume(
    { id, state, purpose: known }: PhotoUpload,
    file: File,
    { purpose, room }: { purpose: UploadPurpose; room: number },
  ) {
    // A separate preview becomes a full photo; a full photo can already serve as a preview.
    if (known !== purpose && purpose === 'PHOTO_ORIGINAL') queue.change(id, { purpose })
    if (state === 'missing' || state === 'failed') restart(id, file, fileSizeError(file))
    if (state === 'rejected') restart(id, file, fileSizeError(file) ?? fileCountError(room, purpose))
  }

  async function addNow(files: readonly File[], purpose: UploadPurpose, room: number): Promise<Added> {
    const ids: string[] = []
    let repeated = 0
    const rooms = roomsOfNames(files.map(({ name }) => name))
    let fresh: PhotoUpload[] = []
    const list = () => {
      if (fresh.length > 0) queue.append(...fresh)
      fresh = []
    }
    for (const [place, file] of files.entries()) {
      if (fresh.length === filesAtOnce) {
        list()
        await new Promise((resolve) => setTimeout(resolve))
      }
      const found = findSameUpload(file, [...queue.read(), ...fresh])
      if (found) list()
      // Awaits only if content must be read, so that other files are listed immediately.
      const same = found instanceof Promise ? await found : found
      if (same && queue.read().some(({ id }) => id === same.id)) {
        if (same.state !== 'missing' && same.purpose === purpose) repeated += 1
        resume(same, file, { purpose, room })
        ids.push(same.id)
        continue
      }
      const left = room - fresh.filter(({ state }) => state !== 'rejected').length
      const upload = newUpload(file, fileSizeError(file) ?? fileCountError(left, purpose))
      ids.push(upload.id)
      fresh.push({
        ...upload,
        ...unsorted,
        takenAt: file.lastModified,
        purpose,
        fileId: null,
        crc32: null,
        room: purpose === 'PHOTO_ORIGINAL' ? (rooms[place] ?? null) : null,
      })
    }
    list()
    queue.start()
    return { ids, repeated }
  }

  function fileCountError(room: number, purpose: UploadPurpose): string | null {
    // Separate previews don't count toward the limit of full photos.
    const taken = queue.read().filter((each) => each.purpose === purpose && each.state !== 'rejected').length
    return taken < room ? null : tooManyPhotosText
  }

  return {
    ...queue,
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
        queue.read().filter((upload) => upload.id !== id),
      )
      restart(id, file, same ? alreadyListedText(file.name) : fileSizeError(file))
      queue.start()
    },
  }
}
export type PhotoQueue = ReturnType<typeof createPhotoQueue>

/** Whether another file of the same shot is sent. */
export function isBehind({ stack }: Pick<PhotoUpload, 'stack'>): boolean {
  return stack !== null && !stack.isSent
}
