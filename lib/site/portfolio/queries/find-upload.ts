import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { filesVisibleTo } from '@/lib/site/portfolio/policy'
import { findVisibleFile, type PortfolioFile, selectFile } from './find-visible-file'

/** Finds an original. @throws NotFoundError when the actor may not see it */
export function findUpload(actor: Actor | null, key: string): Promise<PortfolioFile> {
  return findVisibleFile(actor, (viewer) =>
    db().storedFile.findFirst({ where: { AND: [{ key }, filesVisibleTo(viewer)] }, select: selectFile }),
  )
}
