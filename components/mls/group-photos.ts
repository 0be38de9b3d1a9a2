import type { Preflight } from '@/lib/mls/rules/preflight'
import type { MlsPhoto } from '@/lib/mls/schema/photos'
import { describeAdjustment, describePhotoProblem } from '@/lib/mls/words/preflight'

export type ListedPhoto = {
  photo: MlsPhoto
  /** The file's name in the download; null if it's left out. */
  fileName: string | null
  notes: string[]
  /** Whether the viewer can include it or leave it out. */
  canChoose: boolean
}
export type ListedGroup = { title: string; lead: string; photos: ListedPhoto[] }

/** Groups photos by what happens to them. Leaves out empty groups. */
export function groupPhotos(
  { entries, rejected }: Preflight,
  all: readonly MlsPhoto[],
  { leftOut, failed }: { leftOut: ReadonlySet<string>; failed: ReadonlyMap<string, string> },
): ListedGroup[] {
  const listed = entries.map(({ photo, fileName, adjustments, problems }) => {
    const failure = failed.get(photo.id)
    const trouble = [
      ...(failure ? [`This photo ${failure} Leave it out.`] : []),
      ...problems.map(describePhotoProblem),
    ]
    const notes = [...trouble, ...adjustments.map(describeAdjustment)]
    const state = trouble.length > 0 ? 'trouble' : notes.length > 0 ? 'adjusted' : 'ready'
    return { photo, fileName, notes, state, canChoose: true }
  })
  const inState = (state: string) => listed.filter((one) => one.state === state)
  const unfit = rejected.map(({ photo, problem }) => ({
    photo,
    fileName: null,
    notes: [describePhotoProblem(problem)],
    canChoose: false,
  }))
  const excluded = all
    .filter(({ id }) => leftOut.has(id))
    .map((photo) => ({ photo, fileName: null, notes: [], canChoose: true }))
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
