import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canSeeBooks } from '@/lib/billing/ledger/policy'
import type { ExportSettings } from '@/lib/billing/ledger/rules/export/rows'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import type { AccountingProgram } from '@/prisma/generated/enums'
import { readExportSettings } from './read-export-settings'

/** Returns how invoices are exported to a program. @throws ForbiddenError for everyone but photographers */
export async function findExportSettings(actor: Actor, program: AccountingProgram): Promise<ExportSettings> {
  if (!canSeeBooks(actor)) throw new ForbiddenError()
  return readExportSettings(db(), program)
}
