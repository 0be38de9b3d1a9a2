import { hashDistance } from './picture-measures'

/** What was measured of a picture; null where the browser can't decode it. */
export type PictureMeasures = { luminance: number; sharpness: number; hash: string }

export type CheckedPhoto = {
  id: string
  measures: PictureMeasures | null
  /** Of the file's content; null while no other file has its size. */
  digest: string | null
}

/**
 * Something worth checking before sending. `SAME`: copies of one file; `ALIKE`: pictures of one view; `SOFT`: nothing is in focus;
 * `DARK`: almost black. `ids` in order; `bestId`: the one to keep of several.
 */
export type Flag = { kind: 'SAME' | 'ALIKE' | 'SOFT' | 'DARK'; ids: string[]; bestId: string | null }

/** Of 64 bits: more differ between the views of two tripods. */
const maxAlikeDistance = 4
/** Of 255: a frame with the lens cap on has noise. */
const maxDarkLuminance = 12
/** Variance of the Laplacian in the sharpest part, in a picture reduced to `reducedWidth`. */
const minSharpness = 28

/** The width to which pictures are reduced before they're measured, in px. */
export const reducedWidth = 512

/** Finds what is worth checking. Photos are only compared with later ones, so that each is flagged once. */
export function findFlags(photos: readonly CheckedPhoto[]): Flag[] {
  const dark = photos.filter(({ measures }) => measures && measures.luminance < maxDarkLuminance)
  const isDark = (photo: CheckedPhoto) => dark.includes(photo)
  const same = groupAlike(photos, (one, other) => one.digest !== null && one.digest === other.digest)
  const copies = new Set(same.flatMap((group) => group.slice(1)))
  const distinct = photos.filter((photo) => !copies.has(photo) && !isDark(photo))
  const alike = groupAlike(distinct, isAlike)
  const soft = distinct.filter(({ measures }) => measures && measures.sharpness < minSharpness)
  return [
    ...same.map((group) => toFlag('SAME', group, group[0])),
    ...alike.map((group) => toFlag('ALIKE', group, findSharpest(group))),
    ...soft.map((photo) => toFlag('SOFT', [photo])),
    ...dark.filter((photo) => !copies.has(photo)).map((photo) => toFlag('DARK', [photo])),
  ]
}

/** Identifies a flag as long as it's about the same photos. */
export function flagKey({ kind, ids }: Flag): string {
  return [kind, ...ids.toSorted()].join(' ')
}

function toFlag(kind: Flag['kind'], photos: readonly CheckedPhoto[], keep?: CheckedPhoto): Flag {
  return { kind, ids: photos.map(({ id }) => id), bestId: keep?.id ?? null }
}

function isAlike({ measures: one }: CheckedPhoto, { measures: other }: CheckedPhoto): boolean {
  return one !== null && other !== null && hashDistance(one.hash, other.hash) <= maxAlikeDistance
}

/** Returns groups of two or more, each photo with the first one it is like. */
function groupAlike(
  photos: readonly CheckedPhoto[],
  areAlike: (one: CheckedPhoto, other: CheckedPhoto) => boolean,
): CheckedPhoto[][] {
  const groups: CheckedPhoto[][] = []
  for (const photo of photos) {
    const group = groups.find(([first]) => first && areAlike(first, photo))
    if (group) group.push(photo)
    else groups.push([photo])
  }
  return groups.filter(({ length }) => length > 1)
}

function findSharpest(photos: readonly CheckedPhoto[]): CheckedPhoto | undefined {
  return photos.toSorted((one, other) => (other.measures?.sharpness ?? 0) - (one.measures?.sharpness ?? 0))[0]
}
