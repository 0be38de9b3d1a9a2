import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCredit } from '@/lib/catalog/credit/operations/lock-credit'
import { canManageCredit } from '@/lib/catalog/credit/policy'
import type { ChangeCredit } from '@/lib/catalog/credit/schema'
import { clientGoneText, creditNotifications, lessCreditText } from '@/lib/catalog/credit/words'
import { visibleTo } from '@/lib/people/clients/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { formatCents } from '@/lib/platform/money/money'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Grants a client account credit, or removes some, and notifies the client. Idempotent by the idempotency key.
 * @throws ForbiddenError; NotFoundError for a client whom the actor can't see; FieldError for more than there is; AppError
 * `conflict` in another currency than the studio's
 */
export async function changeCredit(actor: Actor, input: ChangeCredit): Promise<void> {
  if (!canManageCredit(actor)) throw new ForbiddenError()
  const { clientId, direction, amount, reason, idempotencyKey } = input
  const { currency } = await getStudio()
  const isGrant = direction === 'grant'
  await db().$transaction(async (tx) => {
    const client = await tx.profile.findFirst({
      where: { AND: [{ id: clientId }, visibleTo(actor), { accountStatus: { not: 'DELETED' } }] },
      select: { userId: true },
    })
    if (!client) throw new NotFoundError(clientGoneText)
    const cents = await lockCredit(tx, { clientId, currency })
    const key = { actorId: actor.profileId, idempotencyKey }
    const earlier = await tx.creditEntry.findUnique({
      where: { actorId_idempotencyKey: key },
      select: { id: true },
    })
    if (earlier) return
    assertCurrency(amount, currency)
    if (!isGrant && amount.cents > cents) throw new FieldError('amount', lessCreditText({ cents, currency }))
    const { id } = await tx.creditEntry.create({
      data: {
        ...key,
        clientId,
        kind: isGrant ? 'GRANTED' : 'REMOVED',
        amountCents: isGrant ? amount.cents : -amount.cents,
        currency,
        reason,
      },
      select: { id: true },
    })
    const shown = formatCents(amount.cents, currency)
    await notify(tx, {
      userId: client.userId,
      ...(isGrant ? creditNotifications.granted(shown) : creditNotifications.removed(shown)),
      type: 'INFO',
      action: 'view_invoice',
      details: { credit_id: id },
    })
    await recordAudit(tx, actor, isGrant ? 'credit.granted' : 'credit.removed', clientId, {
      amountCents: amount.cents,
      currency,
    })
  })
}
