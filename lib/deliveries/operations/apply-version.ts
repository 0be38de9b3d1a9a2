import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { DerivativeKind, PhotoState } from '@/prisma/generated/enums'

/** A version's files, and what is shown of them. */
export type AppliedVersion = {
  number: number
  originalFileId: string
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
 * Makes a version's files those of its photo, which galleries, pages and downloads show from then on. The former files stay in
 * storage.
 */
export async function applyVersion(
  tx: Transaction,
  photoId: string,
  { number, derivatives, ...columns }: AppliedVersion,
): Promise<void> {
  await tx.photo.update({
    where: { id: photoId },
    data: { ...columns, version: number },
    select: { id: true },
  })
  await tx.photoDerivative.deleteMany({ where: { photoId } })
  await tx.photoDerivative.createMany({ data: derivatives.map((derivative) => ({ ...derivative, photoId })) })
}
