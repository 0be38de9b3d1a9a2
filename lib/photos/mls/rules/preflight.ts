import { checkSet, type SetProblem } from '@/lib/photos/mls/rules/check-set'
import { isUnverified } from '@/lib/photos/mls/rules/figures'
import { captionFor, type Labeling, labelingOf, labelOf } from '@/lib/photos/mls/rules/labels'
import type { Fit } from '@/lib/photos/mls/rules/plan-fit'
import { type Adjustment, type PhotoProblem, planPhoto } from '@/lib/photos/mls/rules/plan-photo'
import type { RenderPlan } from '@/lib/photos/mls/schema/download'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { ProfileContent } from '@/lib/photos/mls/schema/profiles'
import { fileSlug } from '@/lib/platform/text/file-slug'
import type { Room } from '@/prisma/generated/enums'

type Linked = Pick<MlsPhoto, 'id' | 'unalteredPhotoId'>

const extension = '.jpg'

/** Boards sort by name, so numbers have leading zeros. */
const minDigits = 2

/** A photo as the board gets it. */
export type MlsEntry = {
  photo: MlsPhoto
  fileName: string
  caption: string
  plan: RenderPlan
  adjustments: Adjustment[]
  /** What the agent must do; the photo is delivered nevertheless. */
  problems: PhotoProblem[]
  /** The ways in which the agent can fit it into the board's sizes; none if it fits as it is. */
  fits: Fit[]
}

export type Preflight = {
  /** In the order of the upload. */
  entries: MlsEntry[]
  /** Photos the board would refuse, which aren't delivered. */
  rejected: { photo: MlsPhoto; problem: PhotoProblem; fits: Fit[] }[]
  problems: SetProblem[]
  /** Whether photos below the smallest size are delivered as they are, because that rule is unverified. */
  smallestIsUnverified: boolean
}

/**
 * Checks photos against what a board wants, and plans what is delivered.
 * @param photos those to deliver, in the gallery's order
 * @param delivered all photos of the delivery, to distinguish an original that was left out from one that doesn't exist
 * @param chosen how the agent fits single photos into the board's sizes, by photo id
 */
export function preflight(
  photos: readonly MlsPhoto[],
  profile: ProfileContent,
  delivered: readonly MlsPhoto[] = photos,
  chosen: ReadonlyMap<string, Fit> = new Map(),
): Preflight {
  const labeling = labelingOf(profile)
  const planned = photos.map((photo) => ({
    photo,
    planned: planPhoto(photo, profile, labeling, chosen.get(photo.id) ?? null),
  }))
  const accepted = new Map(planned.flatMap((one) => (one.planned.plan ? [[one.photo.id, one.planned]] : [])))
  const kept = photos.filter(({ id }) => accepted.has(id))
  const needsOriginals = profile.values.unaltered === 'REQUIRED'
  const ordered = needsOriginals ? placeOriginals(kept) : kept
  const originals = new Set(
    needsOriginals ? kept.flatMap(({ unalteredPhotoId }) => unalteredPhotoId ?? []) : [],
  )
  const names = nameFiles(
    ordered.map(({ id, room }) => ({ room, isOriginal: originals.has(id) })),
    profile.values.fileNameLimit,
  )
  const deliveredIds = new Set(delivered.map(({ id }) => id))
  const entries = ordered.flatMap((photo, place): MlsEntry[] => {
    const done = accepted.get(photo.id)
    if (!done) return []
    const words = writeCaption(photo, labeling, profile.values.captionLimit)
    const isMoved = originals.has(photo.id) && kept[kept.indexOf(photo) - 1] !== ordered[place - 1]
    return [
      {
        photo,
        fileName: names[place] ?? '',
        caption: words.caption,
        plan: done.plan,
        adjustments: [
          ...done.adjustments,
          ...words.adjustments,
          ...(isMoved ? [{ kind: 'moved' as const }] : []),
        ],
        problems: [...done.problems, ...findProblems(photo, profile, labeling, { accepted, deliveredIds })],
        fits: done.fits,
      },
    ]
  })
  return {
    entries,
    rejected: planned.flatMap(({ photo, planned }) =>
      planned.plan ? [] : [{ photo, problem: planned.problem, fits: planned.fits }],
    ),
    problems: checkSet(ordered, profile),
    smallestIsUnverified: isUnverified(profile, 'smallest'),
  }
}

function writeCaption(
  photo: MlsPhoto,
  { inCaption }: Labeling,
  limit: number | null,
): { caption: string; adjustments: Adjustment[] } {
  const label = inCaption ? labelOf(photo) : null
  const { text, isCut } = captionFor(photo.caption, label, limit)
  return {
    caption: text,
    adjustments: [
      ...(label ? [{ kind: 'captioned' as const, label }] : []),
      ...(isCut && limit !== null ? [{ kind: 'caption-cut' as const, limit }] : []),
    ],
  }
}

function findProblems(
  photo: MlsPhoto,
  profile: ProfileContent,
  { forbidden }: Labeling,
  { accepted, deliveredIds }: { accepted: ReadonlyMap<string, unknown>; deliveredIds: ReadonlySet<string> },
): PhotoProblem[] {
  if (photo.alterations.length === 0) return []
  const { unalteredPhotoId } = photo
  const problems: PhotoProblem[] = forbidden ? [{ kind: 'label-forbidden' }] : []
  if (profile.values.unaltered !== 'REQUIRED') return problems
  if (unalteredPhotoId !== null && accepted.has(unalteredPhotoId)) return problems
  const isElsewhere = unalteredPhotoId !== null && deliveredIds.has(unalteredPhotoId)
  const kind = isElsewhere ? 'original-left-out' : 'no-original'
  return [...problems, { kind, isUnverified: isUnverified(profile, 'unaltered') }]
}

/**
 * Names the files of an upload in order: `01-front-exterior.jpg`. Only lowercase letters, digits, and hyphens, because some
 * boards refuse anything else. The number makes every name unique.
 * @param limit the longest name, with its extension
 */
function nameFiles(
  photos: readonly { room: Room | null; isOriginal: boolean }[],
  limit: number | null,
): string[] {
  const digits = Math.max(minDigits, String(photos.length).length)
  return photos.map(({ room, isOriginal }, place) => {
    const subject = fileSlug((room ?? 'photo').replaceAll('_', ' '))
    const name = `${String(place + 1).padStart(digits, '0')}-${subject}${isOriginal ? '-original' : ''}`
    const shortened = limit === null ? name : name.slice(0, limit - extension.length)
    return `${shortened.replace(/-+$/, '')}${extension}`
  })
}

/**
 * Places each altered photo's unaltered one directly after it. If the unaltered photo is the first of all, it stays, and the
 * altered one moves behind it. The other photos keep their order. A photo that several were made from is placed after the
 * first of them.
 */
function placeOriginals<P extends Linked>(photos: readonly P[]): P[] {
  const followerOf = pairUp(photos)
  const followers = new Set([...followerOf.values()].map(({ id }) => id))
  return photos
    .filter(({ id }) => !followers.has(id))
    .flatMap((photo) => {
      const follower = followerOf.get(photo.id)
      return follower ? [photo, follower] : [photo]
    })
}

/** Returns, by the id of a photo, the photo that must come directly after it. */
function pairUp<P extends Linked>(photos: readonly P[]): Map<string, P> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const followerOf = new Map<string, P>()
  const paired = new Set<string>()
  for (const altered of photos) {
    const original = altered.unalteredPhotoId === null ? undefined : byId.get(altered.unalteredPhotoId)
    if (!original || original === altered || paired.has(original.id) || paired.has(altered.id)) continue
    if (original === photos[0]) followerOf.set(original.id, altered)
    else followerOf.set(altered.id, original)
    paired.add(original.id).add(altered.id)
  }
  return followerOf
}
