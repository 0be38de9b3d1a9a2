import { isUnverified } from '@/lib/photos/mls/rules/figures'
import { type Labeling, labelOf } from '@/lib/photos/mls/rules/labels'
import { type Fit, fits, planFit } from '@/lib/photos/mls/rules/plan-fit'
import { planSize, reachesSmallest, type Size, type SizePlan } from '@/lib/photos/mls/rules/plan-size'
import type { RenderPlan } from '@/lib/photos/mls/schema/download'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { ProfileContent } from '@/lib/photos/mls/schema/profiles'

/** What is done to a photo. */
export type Adjustment =
  | ({ kind: 'resized' | 'cropped' | 'padded' } & Size)
  | { kind: 'compressed'; maxKilobytes: number }
  | { kind: 'converted' }
  | { kind: 'labeled' | 'captioned'; label: string }
  | { kind: 'moved' }
  | { kind: 'caption-cut'; limit: number }

/**
 * A side is below the smallest size: `too-small` of the photo itself, `falls-below` only of the planned picture.
 * `size`: of the photo or the picture. The photo is left out, except for an unverified rule.
 */
export type TooSmall = {
  kind: 'too-small' | 'falls-below'
  isUnverified: boolean
  size: Size
  minWidth: number | null
  minHeight: number | null
}

/** Why a photo is left out, or what its agent must do. */
export type PhotoProblem =
  | { kind: 'waiting' | 'unprepared' }
  | TooSmall
  | { kind: 'no-original' | 'original-left-out'; isUnverified: boolean }
  | { kind: 'label-forbidden' }

const bytesPerKilobyte = 1000

/** `fits`: the ways offered to reach the smallest size or the shape, whether one was chosen or not. */
export type PhotoPlan = { fits: Fit[] } & (
  | { plan: RenderPlan; adjustments: Adjustment[]; problems: PhotoProblem[] }
  | { plan?: undefined; problem: PhotoProblem }
)

/**
 * Plans a photo's picture for a board. Returns the problem instead if the board would refuse it.
 * @param chosen how the agent fits this photo into the board's sizes; null as it is
 */
export function planPhoto(
  photo: MlsPhoto,
  profile: ProfileContent,
  { onPicture }: Labeling,
  chosen: Fit | null,
): PhotoPlan {
  const { width, height } = photo
  if (photo.isWaiting) return { problem: { kind: 'waiting' }, fits: [] }
  if (width === null || height === null) return { problem: { kind: 'unprepared' }, fits: [] }
  const { size, offered, problem } = fitPhoto({ width, height }, profile, chosen)
  if (problem && !problem.isUnverified) return { problem, fits: offered }
  const { minWidth, minHeight, maxKilobytes } = profile.values
  const label = onPicture ? labelOf(photo) : null
  const maxBytes = maxKilobytes === null ? null : maxKilobytes * bytesPerKilobyte
  const smallest = isUnverified(profile, 'smallest')
    ? { minWidth: null, minHeight: null }
    : { minWidth, minHeight }
  return {
    plan: { ...size, maxBytes, mayExceedBytes: isUnverified(profile, 'fileSize'), ...smallest, label },
    adjustments: [
      ...describeSize({ width, height }, size),
      ...(maxKilobytes !== null && maxBytes !== null && photo.bytes > maxBytes
        ? [{ kind: 'compressed' as const, maxKilobytes }]
        : []),
      ...(photo.contentType === 'image/jpeg' ? [] : [{ kind: 'converted' as const }]),
      ...(label ? [{ kind: 'labeled' as const, label }] : []),
    ],
    problems: problem ? [problem] : [],
    fits: offered,
  }
}

/** Plans the size as chosen where the photo would be too small as it is, or is upright and gets white bars. */
function fitPhoto(
  photo: Size,
  profile: ProfileContent,
  chosen: Fit | null,
): { size: SizePlan; offered: Fit[]; problem: TooSmall | null } {
  const { values } = profile
  const size = planSize(photo, values)
  const isSmall = !reachesSmallest(size.size, values)
  // Beside an upright photo the bars are wide, so its agent may prefer to crop it.
  const hasWideBars = size.method === 'PAD' && photo.height > photo.width
  if (!isSmall && !hasWideBars) return { size, offered: [], problem: null }
  const plans = fits.flatMap((fit) => {
    const plan = planFit(photo, values, fit)
    return plan ? [{ fit, plan }] : []
  })
  const offered = plans.map(({ fit }) => fit)
  const fitted = plans.find(({ fit }) => fit === chosen)?.plan
  if (!isSmall) {
    return offered.includes('CROP')
      ? { size: fitted ?? size, offered, problem: null }
      : { size, offered: [], problem: null }
  }
  if (fitted) return { size: fitted, offered, problem: null }
  const isLargeEnough = reachesSmallest(photo, values)
  const problem: TooSmall = {
    kind: isLargeEnough ? 'falls-below' : 'too-small',
    isUnverified: isUnverified(profile, 'smallest'),
    size: isLargeEnough ? size.size : photo,
    minWidth: values.minWidth,
    minHeight: values.minHeight,
  }
  return { size, offered, problem }
}

function describeSize(photo: Size, { size, method }: SizePlan): Adjustment[] {
  if (method === 'CROP') return [{ kind: 'cropped', ...size }]
  if (method === 'PAD') return [{ kind: 'padded', ...size }]
  return size.width === photo.width && size.height === photo.height ? [] : [{ kind: 'resized', ...size }]
}
