import 'server-only'
import { defaultSettings, type ExportSettings } from '@/lib/billing/ledger/rules/export/rows'
import type { Transaction } from '@/lib/platform/data/db'
import type { AccountingProgram } from '@/prisma/generated/enums'

/** Reads how invoices are exported to a program. */
export async function readExportSettings(
  tx: Pick<Transaction, 'exportSettings'>,
  program: AccountingProgram,
): Promise<ExportSettings> {
  const row = await tx.exportSettings.findUnique({ where: { program }, omit: { program: true } })
  return row ?? defaultSettings[program]
}
