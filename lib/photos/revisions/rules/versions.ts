import type { RevisedPhoto, ShownVersion } from '@/lib/photos/revisions/schema'

/** Returns the version that waits for the client's decision, if it's prepared. */
export function proposedVersion(versions: readonly ShownVersion[]): ShownVersion | null {
  return versions.find(({ decision, state }) => decision === 'PROPOSED' && state === 'READY') ?? null
}

/** Returns the versions to compare: the current one with the proposed one, or else the latest two that can be displayed. */
export function versionsToCompare(
  versions: readonly ShownVersion[],
): { before: ShownVersion; after: ShownVersion } | null {
  const shown = versions.filter(({ state }) => state === 'READY')
  const current = shown.find(({ isCurrent }) => isCurrent)
  const proposed = proposedVersion(shown)
  if (current && proposed) return { before: current, after: proposed }
  const [before, after] = shown.slice(-2)
  return before && after ? { before, after } : null
}

/** Returns a photo's comments and versions; empty ones for a photo that nobody commented on. */
export function revisedPhoto(photos: readonly RevisedPhoto[], photoId: string): RevisedPhoto {
  const found = photos.find((photo) => photo.photoId === photoId)
  return found ?? { photoId, name: '', position: 0, threads: [], versions: [] }
}

/** How many threads aren't resolved, drafts included. */
export function countOpen({ threads }: Pick<RevisedPhoto, 'threads'>): number {
  return threads.filter(({ isResolved }) => !isResolved).length
}
