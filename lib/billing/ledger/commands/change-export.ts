import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canSeeBooks } from '@/lib/billing/ledger/policy'
import { readExportSettings } from '@/lib/billing/ledger/queries/read-export-settings'
import { defaultSettings, type ExportSettings } from '@/lib/billing/ledger/rules/export/rows'
import type { ChangeExport } from '@/lib/billing/ledger/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'
import { Prisma } from '@/prisma/generated/client'

/**
 * Sets how invoices are exported to a program. Returns the new settings.
 * @throws EditConflictError if they have changed since the page was opened
 */
export async function changeExport(
  actor: Actor,
  { program, seen, ...after }: ChangeExport,
): Promise<ExportSettings> {
  if (!canSeeBooks(actor)) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    await tx.exportSettings.createMany({
      data: { program, ...defaultSettings[program] },
      skipDuplicates: true,
    })
    await lockWhere(tx, 'export_settings', Prisma.sql`program = ${program}::"AccountingProgram"`, {
      key: 'program',
    })
    const before = await readExportSettings(tx, program)
    if (editKey(before) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    await tx.exportSettings.update({ where: { program }, data: after, select: { program: true } })
    await recordAudit(tx, actor, 'books.export-changed', program, { before, after })
    return after
  })
}
