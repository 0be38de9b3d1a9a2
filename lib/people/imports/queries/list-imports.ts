import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { importsVisibleTo } from '@/lib/people/imports/policy'
import type { ImportRow } from '@/lib/people/imports/schema'
import { db } from '@/lib/platform/data/db'
import { describeImport } from '@/lib/platform/imports/describe-import'
import { maxListed } from '@/lib/platform/imports/limits'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Lists the newest imports that weren't undone. */
export async function listImports(actor: Actor): Promise<ImportRow[]> {
  const [imports, { timeZone }] = await Promise.all([
    db().clientImport.findMany({
      where: importsVisibleTo(actor),
      orderBy: [{ importedAt: 'desc' }, { id: 'asc' }],
      take: maxListed,
      select: {
        id: true,
        fileName: true,
        importedAt: true,
        importedBy: { select: { fullName: true } },
        _count: { select: { clients: true } },
      },
    }),
    getStudio(),
  ])
  const uninvited = await db().profile.groupBy({
    by: ['importId'],
    where: {
      importId: { in: imports.map(({ id }) => id) },
      accountStatus: 'ACTIVE',
      user: { invitedAt: null, emailVerifiedAt: null },
    },
    _count: true,
  })
  const uninvitedCounts = new Map(uninvited.map(({ importId, _count }) => [importId, _count]))
  return imports.map(({ _count, ...stored }) => ({
    ...describeImport(stored, timeZone),
    clientCount: _count.clients,
    uninvitedCount: uninvitedCounts.get(stored.id) ?? 0,
  }))
}
