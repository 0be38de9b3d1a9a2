import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { importsVisibleTo } from '@/lib/catalog/imports/policy'
import type { ImportRow } from '@/lib/catalog/imports/schema'
import { db } from '@/lib/platform/data/db'
import { describeImport } from '@/lib/platform/imports/describe-import'
import { maxListed } from '@/lib/platform/imports/limits'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Lists the newest imports of price lists that weren't undone. */
export async function listImports(actor: Actor): Promise<ImportRow[]> {
  const [imports, { timeZone }] = await Promise.all([
    db().serviceImport.findMany({
      where: importsVisibleTo(actor),
      orderBy: [{ importedAt: 'desc' }, { id: 'asc' }],
      take: maxListed,
      select: {
        id: true,
        fileName: true,
        importedAt: true,
        importedBy: { select: { fullName: true } },
        services: { select: { active: true } },
      },
    }),
    getStudio(),
  ])
  return imports.map(({ services, ...stored }) => ({
    ...describeImport(stored, timeZone),
    serviceCount: services.length,
    inactiveCount: services.filter(({ active }) => !active).length,
  }))
}
