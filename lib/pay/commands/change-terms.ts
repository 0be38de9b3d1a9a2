import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockPayee } from '@/lib/pay/operations/lock-payee'
import { readTerms } from '@/lib/pay/operations/read-terms'
import type { PayTerms } from '@/lib/pay/rules/terms'
import type { ChangeTerms } from '@/lib/pay/schema'
import { describeTerms } from '@/lib/pay/words'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import { EditConflictError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/form-values'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Sets what a photographer is paid, for everything that isn't on an approved statement yet. Returns the new terms.
 * @throws ForbiddenError for everyone but the owner; AppError `conflict` if they have changed since the page was opened
 */
export async function changeTerms(actor: Actor, input: ChangeTerms): Promise<PayTerms> {
  const { photographerId, shoot, seen, ...entered } = input
  const { currency } = await getStudio()
  if (shoot) assertCurrency(shoot, currency)
  const after: PayTerms = { ...entered, shootCents: shoot?.cents ?? 0, currency }
  await db().$transaction(async (tx) => {
    await lockPayee(tx, actor, photographerId)
    const before = (await readTerms(tx, [photographerId])).get(photographerId)
    if (editKey(before ?? {}) !== seen) throw new EditConflictError()
    if (before && editKey(before) === editKey(after)) return
    const data = { ...after, paidFrom: dateToDatabase(after.paidFrom) }
    await tx.payTerms.upsert({
      where: { photographerId },
      create: { photographerId, ...data },
      update: data,
      select: { photographerId: true },
    })
    await recordAudit(tx, actor, 'pay.terms-changed', photographerId, { terms: describeTerms(after) })
  })
  return after
}
