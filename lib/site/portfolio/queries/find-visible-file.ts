import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { NotFoundError } from '@/lib/platform/errors'

export type PortfolioFile = { key: string; contentType: string; sizeBytes: number; isPublic: boolean }

export const selectFile = { key: true, contentType: true, sizeBytes: true } as const

type FileRow = { key: string; contentType: string; sizeBytes: bigint }

/**
 * Finds a file as a visitor sees it, and so whether it is public, or else as the actor sees it.
 * @throws NotFoundError when the actor may not see it
 */
export async function findVisibleFile(
  actor: Actor | null,
  find: (viewer: Actor | null) => Promise<FileRow | null>,
): Promise<PortfolioFile> {
  const shared = await find(null)
  const file = shared ?? (actor && (await find(actor)))
  if (!file) throw new NotFoundError()
  return { ...file, sizeBytes: Number(file.sizeBytes), isPublic: shared !== null }
}
