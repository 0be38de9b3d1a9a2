import type { Upload } from './upload-queue'

/** Where a camera's description of a JPEG or TIFF stands, at the latest. */
const headBytes = 128 * 1024

/** Ids in the order of the names, with numbers in them counted: `DSC_9` before `DSC_10`. */
export function sortByName(uploads: readonly Upload[]): string[] {
  return uploads
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    .map(({ id }) => id)
}

/** Ids in the order the photos were taken, as the cameras wrote it; where none did, by the date of the file. */
export async function sortByTimeTaken(uploads: readonly Upload[]): Promise<string[]> {
  const timed = await Promise.all(
    uploads.map(async (upload) => ({ id: upload.id, at: await readTimeTaken(upload) })),
  )
  return timed.sort((one, other) => one.at - other.at).map(({ id }) => id)
}

async function readTimeTaken({ file, takenAt }: Upload): Promise<number> {
  if (!file) return takenAt
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null)
  return (head && findTimeTaken(head)) ?? takenAt
}

/**
 * The time in a picture's Exif description (JPEG, TIFF and the RAW formats built on it), in milliseconds by the
 * camera's own clock; null without one. Of the times written there the earliest is the exposure: the others are of
 * later changes.
 */
export function findTimeTaken(head: ArrayBuffer): number | null {
  const text = new TextDecoder('latin1').decode(head)
  const times = [...text.matchAll(/(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})\0/g)]
    .map(([, year, month, day, time]) => Date.parse(`${year}-${month}-${day}T${time}Z`))
    .filter((time) => !Number.isNaN(time))
  return times.length === 0 ? null : Math.min(...times)
}
