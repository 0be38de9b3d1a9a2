import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxListed } from '@/lib/people/imports/limits'
import { importsVisibleTo } from '@/lib/people/imports/policy'
import { undoDeadline } from '@/lib/people/imports/rules/undo-deadline'
import type { ImportRow } from '@/lib/people/imports/schema'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate, now } from '@/lib/platform/time/clock'
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
  return imports.map(({ id, fileName, importedAt, importedBy, _count }) => {
    const deadline = undoDeadline(importedAt)
    const day = formatInstantDate(importedAt, timeZone)
    return {
      id,
      fileName,
      origin: importedBy ? `${day} by ${importedBy.fullName}` : day,
      clientCount: _count.clients,
      uninvitedCount: uninvitedCounts.get(id) ?? 0,
      undoUntil: deadline > now() ? formatInstantDate(deadline, timeZone) : null,
    }
  })
}
