import type { Fit } from '@/lib/photos/mls/rules/plan-fit'
import type { PhotoProblem, TooSmall } from '@/lib/photos/mls/rules/plan-photo'
import { preflight } from '@/lib/photos/mls/rules/preflight'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import type { ProfileContent } from '@/lib/photos/mls/schema/profiles'

/** What can be done with a photo that doesn't fit a board as it is. */
export type FitOption = Fit | 'KEEP' | 'LEAVE'

/** A photo that its agent should decide about. */
export type FitChoice = {
  photo: MlsPhoto
  /** Null for an upright photo whose shape the board doesn't show. */
  problem: TooSmall | null
  options: FitOption[]
  /** What is done unless the agent chooses. */
  initial: FitOption
}

/** Lists the photos that need a choice for a board, in the gallery's order. */
export function listFitChoices(photos: readonly MlsPhoto[], profile: ProfileContent): FitChoice[] {
  const { entries, rejected } = preflight(photos, profile)
  const choices = new Map<string, FitChoice>()
  for (const { photo, problems, fits } of entries) {
    if (fits.length === 0) continue
    const problem = problems.find(isTooSmall) ?? null
    choices.set(photo.id, {
      photo,
      problem,
      options: problem ? [...fits, 'KEEP', 'LEAVE'] : [...fits, 'LEAVE'],
      initial: problem ? 'KEEP' : 'PAD',
    })
  }
  for (const { photo, problem, fits } of rejected) {
    if (fits.length === 0 || !isTooSmall(problem)) continue
    choices.set(photo.id, { photo, problem, options: [...fits, 'LEAVE'], initial: 'LEAVE' })
  }
  return photos.flatMap(({ id }) => choices.get(id) ?? [])
}

export function isTooSmall(problem: PhotoProblem): problem is TooSmall {
  return problem.kind === 'too-small' || problem.kind === 'falls-below'
}
