import type { PhotoUpload } from './photo-queue'

/** How much of a file is searched for Exif data. */
export const headBytes = 128 * 1024

/** Returns the ids sorted by name, with numbers in natural order: `DSC_9` before `DSC_10`. */
export function sortByName(uploads: readonly PhotoUpload[]): string[] {
  return uploads
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .map(({ id }) => id)
}

/** Returns the ids sorted by the time the photos were taken, from Exif data or else the file's date. */
export async function sortByTimeTaken(uploads: readonly PhotoUpload[]): Promise<string[]> {
  const timed = await Promise.all(
    uploads.map(async (upload) => ({ id: upload.id, at: await readTimeTaken(upload) })),
  )
  return timed.sort((one, other) => one.at - other.at).map(({ id }) => id)
}

async function readTimeTaken({ file, takenAt }: PhotoUpload): Promise<number> {
  if (!file) return takenAt
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null)
  return (head && findTimeTaken(head)) ?? takenAt
}

/**
 * Returns when a picture was taken, in ms of the camera's own clock, from the Exif data of JPEG, TIFF and the RAW formats
 * based on TIFF; null without any. It is the earliest time found: the others are of later changes.
 */
export function findTimeTaken(head: ArrayBuffer): number | null {
  const text = new TextDecoder('latin1').decode(head)
  const times = [...text.matchAll(/(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})\0/g)]
    .map(([, year, month, day, time]) => Date.parse(`${year}-${month}-${day}T${time}Z`))
    .filter((time) => !Number.isNaN(time))
  return times.length === 0 ? null : Math.min(...times)
}
