/** A camera's RAW file and the picture that it wrote beside it. `sentId` is the picture. */
export type RawPair = { ids: string[]; sentId: string }

const rawExtension = /\.(cr2|cr3|nef|arw|dng|raf|orf|rw2)$/i
/** What cameras write beside RAW. A TIFF of that name is somebody's edit. */
const cameraPicture = /\.(jpe?g|heic|heif)$/i

/**
 * Finds a RAW file and a picture with the same name, whatever its case. Such a pair is one photo, as it is in Lightroom by default,
 * and the picture is what's sent: clients can open it, the portal can show it, and a RAW file beside it would be a second photo,
 * which can't be displayed and would be charged for. Names that several files share are ambiguous and make no pair.
 */
export function findPairs(files: readonly { id: string; name: string }[]): RawPair[] {
  const byStem = new Map<string, { raws: string[]; pictures: string[] }>()
  for (const { id, name } of files) {
    const isRaw = rawExtension.test(name)
    if (!isRaw && !cameraPicture.test(name)) continue
    const stem = stemOf(name)
    const found = byStem.get(stem) ?? { raws: [], pictures: [] }
    byStem.set(stem, found)
    if (isRaw) found.raws.push(id)
    else found.pictures.push(id)
  }
  return [...byStem.values()].flatMap(({ raws, pictures }) => {
    const [[raw, otherRaw], [picture, otherPicture]] = [raws, pictures]
    const isPair = raw && picture && !otherRaw && !otherPicture
    return isPair ? [{ ids: [picture, raw], sentId: picture }] : []
  })
}

/** Returns how many shots files are of: a RAW file and the picture beside it are one. */
export function countShots(files: readonly { name: string }[]): number {
  return new Set(files.map(({ name }) => stemOf(name))).size
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase()
}
