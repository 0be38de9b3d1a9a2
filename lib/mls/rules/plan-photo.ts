import { isHearsay } from '@/lib/mls/rules/figures'
import { type Labeling, labelOf } from '@/lib/mls/rules/labels'
import { planSize, reachesSmallest, type Size, type SizePlan } from '@/lib/mls/rules/plan-size'
import type { RenderPlan } from '@/lib/mls/schema/download'
import type { MlsPhoto } from '@/lib/mls/schema/photos'
import type { ProfileContent } from '@/lib/mls/schema/profiles'

/** What is done to a photo. */
export type Adjustment =
  | ({ kind: 'resized' | 'cropped' | 'padded' } & Size)
  | { kind: 'compressed'; maxKilobytes: number }
  | { kind: 'converted' }
  | { kind: 'labeled' | 'captioned'; label: string }
  | { kind: 'moved' }
  | { kind: 'caption-cut'; limit: number }

/** Why a photo is left out, or what its agent must do. */
export type PhotoProblem =
  | { kind: 'waiting' | 'unprepared' }
  | ({ kind: 'too-small'; isHearsay: boolean } & { from: Size; minWidth: number; minHeight: number })
  | { kind: 'no-original' | 'original-left-out'; isHearsay: boolean }
  | { kind: 'label-forbidden' }

const bytesPerKilobyte = 1000

/** Plans a photo's picture for a board. Returns the problem instead if the board would refuse it. */
export function planPhoto(
  photo: MlsPhoto,
  profile: ProfileContent,
  { onPicture }: Labeling,
): { plan: RenderPlan; adjustments: Adjustment[] } | { problem: PhotoProblem } {
  const { width, height } = photo
  if (photo.isWaiting) return { problem: { kind: 'waiting' } }
  if (width === null || height === null) return { problem: { kind: 'unprepared' } }
  const { values } = profile
  const { minWidth, minHeight, maxKilobytes } = values
  const size = planSize({ width, height }, values)
  if (!reachesSmallest(size.size, values)) {
    const wanted = { minWidth: minWidth ?? 0, minHeight: minHeight ?? 0 }
    const from = { width, height }
    return { problem: { kind: 'too-small', isHearsay: isHearsay(profile, 'smallest'), from, ...wanted } }
  }
  const label = onPicture ? labelOf(photo) : null
  const maxBytes = maxKilobytes === null ? null : maxKilobytes * bytesPerKilobyte
  return {
    plan: { ...size, maxBytes, minWidth, minHeight, label },
    adjustments: [
      ...describeSize({ width, height }, size),
      ...(maxKilobytes !== null && maxBytes !== null && photo.bytes > maxBytes
        ? [{ kind: 'compressed' as const, maxKilobytes }]
        : []),
      ...(photo.contentType === 'image/jpeg' ? [] : [{ kind: 'converted' as const }]),
      ...(label ? [{ kind: 'labeled' as const, label }] : []),
    ],
  }
}

function describeSize(photo: Size, { size, method }: SizePlan): Adjustment[] {
  if (method === 'CROP') return [{ kind: 'cropped', ...size }]
  if (method === 'PAD') return [{ kind: 'padded', ...size }]
  return size.width === photo.width && size.height === photo.height ? [] : [{ kind: 'resized', ...size }]
}
