import type { Fit } from '@/lib/photos/mls/rules/plan-fit'
import type { Preflight } from '@/lib/photos/mls/rules/preflight'
import type { MlsPhoto } from '@/lib/photos/mls/schema/photos'
import { describeAdjustment, describePhotoProblem, notFittedText } from '@/lib/photos/mls/words/preflight'

export type ListedPhoto = {
  photo: MlsPhoto
  /** The file's name in the download; null if it's left out. */
  fileName: string | null
  notes: string[]
  /** Whether the viewer can include it or leave it out. */
  canChoose: boolean
  /** The ways to fit it into the board's sizes, and what happens without; null if it fits as it is. */
  fitting: { fits: readonly Fit[]; chosen: Fit | null; otherwise: string } | null
}
export type ListedGroup = { title: string; lead: string; photos: ListedPhoto[] }

type PhotoChoices = {
  leftOut: ReadonlySet<string>
  /** Why photos couldn't be rendered, by id. */
  failed: ReadonlyMap<string, string>
  /** How photos are fitted, by id. */
  chosen: ReadonlyMap<string, Fit>
}

/** Groups photos by what happens to them. Leaves out empty groups. */
export function groupPhotos(
  { entries, rejected, smallestIsUnverified }: Preflight,
  all: readonly MlsPhoto[],
  { leftOut, failed, chosen }: PhotoChoices,
): ListedGroup[] {
  const fittingOf = ({ id }: MlsPhoto, fits: readonly Fit[], otherwise: string) =>
    fits.length > 0 ? { fits, chosen: chosen.get(id) ?? null, otherwise } : null
  const listed = entries.map(({ photo, fileName, adjustments, problems, fits }) => {
    const failure = failed.get(photo.id)
    const trouble = [
      ...(failure ? [`This photo ${failure} Leave it out.`] : []),
      ...problems.map(describePhotoProblem),
    ]
    const notes = [...trouble, ...adjustments.map(describeAdjustment)]
    const state = trouble.length > 0 ? 'trouble' : notes.length > 0 ? 'adjusted' : 'ready'
    const fitting = fittingOf(photo, fits, smallestIsUnverified ? notFittedText.kept : notFittedText.leftOut)
    return { photo, fileName, notes, state, canChoose: true, fitting }
  })
  const inState = (state: string) => listed.filter((one) => one.state === state)
  const unfit = rejected.map(({ photo, problem, fits }) => ({
    photo,
    fileName: null,
    notes: [describePhotoProblem(problem)],
    canChoose: false,
    fitting: fittingOf(photo, fits, notFittedText.leftOut),
  }))
  const excluded = all
    .filter(({ id }) => leftOut.has(id))
    .map((photo) => ({ photo, fileName: null, notes: [], canChoose: true, fitting: null }))
  return [
    {
      title: 'Needs you',
      lead: 'What the board may reject.',
      photos: [...inState('trouble'), ...unfit],
    },
    { title: 'Will be adjusted', lead: 'Changed to fit the board.', photos: inState('adjusted') },
    { title: 'Ready', lead: 'They fit as they are.', photos: inState('ready') },
    { title: 'Left out', lead: 'Not in the download.', photos: excluded },
  ].filter(({ photos }) => photos.length > 0)
}
