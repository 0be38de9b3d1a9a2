import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { importsVisibleTo } from '@/lib/catalog/imports/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Finds an import that the actor may undo. @throws NotFoundError */
export async function findImport(
  tx: Transaction,
  actor: Actor,
  importId: string,
): Promise<{ fileName: string; importedAt: Date }> {
  const found = await tx.serviceImport.findFirst({
    where: { AND: [{ id: importId }, importsVisibleTo(actor)] },
    select: { fileName: true, importedAt: true },
  })
  if (!found) throw new NotFoundError()
  return found
}
