import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { nameWithEndingOf } from '@/lib/platform/zip/entry-names'
import type { DerivativeKind, PhotoState } from '@/prisma/generated/enums'

/** A version's files, and what is shown of them. */
export type AppliedVersion = {
  number: number
  originalFileId: string
  /** The uploaded file's name. The photo keeps its own, and takes only the ending. */
  name: string
  state: PhotoState
  problem: string | null
  width: number | null
  height: number | null
  placeholder: string | null
  miniature: string | null
  derivatives: readonly { kind: DerivativeKind; fileId: string; width: number; height: number }[]
}

/**
 * Makes a version's files those of its photo, which galleries, pages and downloads show from then on. The photo keeps its
 * name, position, room and caption. The former files stay in storage. Returns the photo's name.
 */
export async function applyVersion(
  tx: Transaction,
  photoId: string,
  { number, derivatives, name: fileName, ...columns }: AppliedVersion,
): Promise<string> {
  const photo = await tx.photo.findUniqueOrThrow({ where: { id: photoId }, select: { name: true } })
  const name = nameWithEndingOf(photo.name, fileName)
  await tx.photo.update({
    where: { id: photoId },
    data: { ...columns, name, version: number },
    select: { id: true },
  })
  await tx.photoDerivative.deleteMany({ where: { photoId } })
  await tx.photoDerivative.createMany({ data: derivatives.map((derivative) => ({ ...derivative, photoId })) })
  return name
}
