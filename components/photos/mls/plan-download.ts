import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import type { MlsPage } from '@/lib/photos/mls/queries/read-mls-page'
import { selectPhotos } from '@/lib/photos/mls/rules/download-address'
import { estimateBytes } from '@/lib/photos/mls/rules/estimate-bytes'
import { isTooSmall, listFitChoices } from '@/lib/photos/mls/rules/fit-choices'
import { preflight } from '@/lib/photos/mls/rules/preflight'
import { describePhotoProblem, describeSetProblem } from '@/lib/photos/mls/words/preflight'
import type { MlsDecisions } from './use-mls-choices'

/** What is downloaded for a board, as decided so far. */
export type MlsPlan = ReturnType<typeof planDownload>

/** Plans the download of a delivery for a board. */
export function planDownload({ delivery, chosen: profile }: MlsPage, decisions: MlsDecisions) {
  const { photos } = delivery
  const { leftOut, fitted, failed } = decisions
  const included = photos.filter(({ id }) => !leftOut.has(id))
  const { entries, rejected, problems } = preflight(included, profile, photos, fitted)
  const choices = listFitChoices(photos, profile)
  const undecided = new Set(choices.map(({ photo }) => photo.id))
  const selection = selectPhotos(
    included.map(({ id }) => id),
    photos.length,
    fitted,
  )
  return {
    entries,
    choices,
    /** Photos that need no choice. */
    readyCount: entries.filter(({ photo }) => !undecided.has(photo.id)).length,
    /** Photos that can't be in it, with the reason. */
    rejected: rejected.filter(({ photo }) => !undecided.has(photo.id)),
    /** Photos that the person left out. */
    excluded: photos.filter(({ id }) => leftOut.has(id)),
    failedIds: entries.flatMap(({ photo }) => (failed.has(photo.id) ? photo.id : [])),
    /** What the board may reject, in sentences. */
    warnings: [
      ...problems.map(describeSetProblem),
      ...entries.flatMap(({ photo, problems }) => [
        ...(failed.has(photo.id) ? [`${photo.name} ${failed.get(photo.id)}`] : []),
        ...problems
          .filter((problem) => !isTooSmall(problem))
          .map((problem) => `${photo.name}: ${describePhotoProblem(problem)}`),
      ]),
      ...rejected
        .filter(({ photo }) => !undecided.has(photo.id))
        .map(({ photo, problem }) => `${photo.name}: ${describePhotoProblem(problem)}`),
    ],
    files: entries.map(({ fileName }) => fileName),
    size: formatBytes(entries.reduce((sum, entry) => sum + estimateBytes(entry), 0)),
    request: { deliveryId: delivery.id, profile: profile.id, ...selection },
  }
}
