import { bitDistance, type HashBits, toBits } from './picture-measures'

/** What was measured of a picture; null where the browser can't decode it. */
export type PictureMeasures = {
  luminance: number
  sharpness: number
  /** How much sharper it is than at half its size. */
  fineness: number
  hash: string
  /** The share of pixels that are white, 0 to 1. */
  white: number
  /** By how many degrees vertical lines lean, to the right if positive; null if that can't be said. */
  tilt: number | null
}

export type CheckedPhoto = {
  id: string
  measures: PictureMeasures | null
  /** Its exposure time; null for what no camera took, such as a floor plan on white paper. */
  seconds: number | null
  /** Of the file's content; null while no other file has its size. */
  digest: string | null
}

/**
 * Something worth checking before sending. `SAME`: copies of one file; `ALIKE`: pictures of one view; `SOFT`: nothing is in focus;
 * `DARK`: almost black; `BLOWN`: mostly white; `TILTED`: vertical lines lean. `ids` in order; `bestId`: the one to keep of several.
 */
export type Flag = { kind: FlagKind; ids: string[]; bestId: string | null; tilt?: number }
type FlagKind = 'SAME' | 'ALIKE' | 'SOFT' | 'DARK' | 'BLOWN' | 'TILTED'

/** Of 64 bits: more differ between the views of two tripods. */
const maxAlikeDistance = 4
/** Of 255: a frame with the lens cap on has noise. */
const maxDarkLuminance = 12
/** A bright room with its windows blown stays below. */
const minWhite = 0.5
/** In degrees. Level pictures measure up to 0.3, and those that lean by one degree 0.8 or more. */
const minTilt = 0.6
/** Pictures blurred by a fifth of a percent of their width measure 0.15 or less, and those with a little in focus 0.22 or more. */
const minFineness = 0.18

/** The width to which pictures are reduced before they're measured, in px. */
export const reducedWidth = 512

/** Finds what is worth checking. Photos are only compared with later ones, so that each copy is flagged once. */
export function findFlags(photos: readonly CheckedPhoto[]): Flag[] {
  const isDark = ({ measures }: CheckedPhoto) => measures !== null && measures.luminance < maxDarkLuminance
  const isBlown = ({ measures, seconds }: CheckedPhoto) =>
    measures !== null && measures.white >= minWhite && seconds !== null
  const same = groupBy(photos, ({ digest }) => digest)
  const copies = new Set(same.flatMap((group) => group.slice(1)))
  const originals = photos.filter((photo) => !copies.has(photo))
  const exposed = originals.filter((photo) => !isDark(photo) && !isBlown(photo))
  const soft = exposed.filter(({ measures }) => measures && measures.fineness < minFineness)
  return [
    ...same.map((group) => toFlag('SAME', group, group[0])),
    ...groupAlike(exposed).map((group) => toFlag('ALIKE', group, findSharpest(group))),
    ...soft.map((photo) => toFlag('SOFT', [photo])),
    ...originals.filter(isDark).map((photo) => toFlag('DARK', [photo])),
    ...originals.filter(isBlown).map((photo) => toFlag('BLOWN', [photo])),
    ...exposed.flatMap((photo) => {
      const tilt = photo.measures?.tilt ?? 0
      return Math.abs(tilt) >= minTilt ? { ...toFlag('TILTED', [photo]), tilt } : []
    }),
  ]
}

/** Identifies a flag as long as it's about the same photos. */
export function flagKey({ kind, ids }: Flag): string {
  return [kind, ...ids.toSorted()].join(' ')
}

function toFlag(kind: Flag['kind'], photos: readonly CheckedPhoto[], keep?: CheckedPhoto): Flag {
  return { kind, ids: photos.map(({ id }) => id), bestId: keep?.id ?? null }
}

/** Returns groups of two or more with the same key. */
function groupBy(
  photos: readonly CheckedPhoto[],
  keyOf: (photo: CheckedPhoto) => string | null,
): CheckedPhoto[][] {
  const groups = new Map<string, CheckedPhoto[]>()
  for (const photo of photos) {
    const key = keyOf(photo)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), photo])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

/** Returns groups of two or more pictures of one view, each with the first one it is like. */
function groupAlike(photos: readonly CheckedPhoto[]): CheckedPhoto[][] {
  const groups: { bits: HashBits; photos: CheckedPhoto[] }[] = []
  for (const photo of photos) {
    if (!photo.measures) continue
    const bits = toBits(photo.measures.hash)
    const group = groups.find((other) => bitDistance(other.bits, bits) <= maxAlikeDistance)
    if (group) group.photos.push(photo)
    else groups.push({ bits, photos: [photo] })
  }
  return groups.flatMap((group) => (group.photos.length > 1 ? [group.photos] : []))
}

function findSharpest(photos: readonly CheckedPhoto[]): CheckedPhoto | undefined {
  return photos.toSorted((one, other) => (other.measures?.sharpness ?? 0) - (one.measures?.sharpness ?? 0))[0]
}
