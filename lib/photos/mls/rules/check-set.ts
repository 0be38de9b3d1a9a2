import type { FigureName } from '@/lib/photos/mls/rules/choices'
import { isUnverified } from '@/lib/photos/mls/rules/figures'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { ProfileContent } from '@/lib/photos/mls/schema/profiles'
import type { Room } from '@/prisma/generated/enums'

const exteriors: readonly Room[] = ['FRONT_EXTERIOR', 'REAR_EXTERIOR']

const aerials: readonly Room[] = ['AERIAL', 'VIEW']

const interiors: readonly Room[] = [
  'ENTRY',
  'LIVING_ROOM',
  'FAMILY_ROOM',
  'DINING_ROOM',
  'KITCHEN',
  'PRIMARY_BEDROOM',
  'BEDROOM',
  'PRIMARY_BATHROOM',
  'BATHROOM',
  'OFFICE',
  'LAUNDRY_ROOM',
  'BONUS_ROOM',
  'BASEMENT',
]

type WithRoom = { room: Room | null }

type CountKind = 'too-few' | 'too-many' | 'few-front-exteriors' | 'few-exteriors' | 'few-interiors'

/** What the agent must do about the photos as a whole. */
export type SetProblem = { isUnverified: boolean } & (
  | { kind: CountKind; count: number; limit: number }
  | { kind: 'first-photo'; wanted: FirstPhoto }
  | { kind: 'label-unknown' }
)

type FirstPhoto = ProfileContent['values']['firstPhoto']
type SetPhoto = Pick<MlsPhoto, 'room' | 'alterations'>

/** Checks the number of photos, the required rooms, the first photo, and whether the label's place is known. */
export function checkSet(photos: readonly SetPhoto[], profile: ProfileContent): SetProblem[] {
  const { values } = profile
  const numberOf = (isSuch: (photo: SetPhoto) => boolean) => photos.filter(isSuch).length
  const atLeast = (figure: FigureName, kind: CountKind, count: number, limit: number | null): SetProblem[] =>
    limit !== null && count < limit
      ? [{ kind, count, limit, isUnverified: isUnverified(profile, figure) }]
      : []
  const count = photos.length
  const { maxPhotos, firstPhoto, label } = values
  const problems: SetProblem[] = [
    ...atLeast('count', 'too-few', count, values.minPhotos),
    ...atLeast('rooms', 'few-front-exteriors', numberOf(isFrontExterior), values.minFrontExteriors),
    ...atLeast('rooms', 'few-exteriors', numberOf(isExterior), values.minExteriors),
    ...atLeast('rooms', 'few-interiors', numberOf(isInterior), values.minInteriors),
  ]
  if (maxPhotos !== null && count > maxPhotos) {
    problems.push({ kind: 'too-many', count, limit: maxPhotos, isUnverified: isUnverified(profile, 'count') })
  }
  if (count > 0 && !isFirstRight(photos, firstPhoto)) {
    problems.push({
      kind: 'first-photo',
      wanted: firstPhoto,
      isUnverified: isUnverified(profile, 'firstPhoto'),
    })
  }
  if (label === 'UNKNOWN' && photos.some(({ alterations }) => alterations.length > 0)) {
    problems.push({ kind: 'label-unknown', isUnverified: false })
  }
  return problems
}

function isFirstRight([first, second]: readonly SetPhoto[], wanted: FirstPhoto): boolean {
  if (!first) return false
  switch (wanted) {
    case 'EXTERIOR':
      return isExterior(first)
    case 'UNALTERED_EXTERIOR':
      return isExterior(first) && first.alterations.length === 0
    case 'FRONT_EXTERIOR':
      return isFrontExterior(first)
    case 'FRONT_OR_AERIAL':
      return (
        isFrontExterior(first) || (isAerialOrView(first) && second !== undefined && isFrontExterior(second))
      )
    default:
      return true
  }
}

function isFrontExterior({ room }: WithRoom): boolean {
  return room === 'FRONT_EXTERIOR'
}

function isExterior({ room }: WithRoom): boolean {
  return room !== null && exteriors.includes(room)
}

/** Whether a photo is taken from above or shows a view, such as of water. */
function isAerialOrView({ room }: WithRoom): boolean {
  return room !== null && aerials.includes(room)
}

function isInterior({ room }: WithRoom): boolean {
  return room !== null && interiors.includes(room)
}
