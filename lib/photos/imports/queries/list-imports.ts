import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { importsVisibleTo } from '@/lib/photos/imports/policy'
import type { ImportRow } from '@/lib/photos/imports/schema'
import { db } from '@/lib/platform/data/db'
import { describeImport } from '@/lib/platform/imports/describe-import'
import { maxListed } from '@/lib/platform/imports/limits'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Lists the newest imports of past shoots that weren't undone. */
export async function listImports(actor: Actor): Promise<ImportRow[]> {
  const [imports, { timeZone }] = await Promise.all([
    db().shootImport.findMany({
      where: importsVisibleTo(actor),
      orderBy: [{ importedAt: 'desc' }, { id: 'asc' }],
      take: maxListed,
      select: {
        id: true,
        fileName: true,
        importedAt: true,
        importedBy: { select: { fullName: true } },
        _count: { select: { bookings: true } },
      },
    }),
    getStudio(),
  ])
  return imports.map(({ _count, ...stored }) => ({
    ...describeImport(stored, timeZone),
    galleryCount: _count.bookings,
  }))
}
