import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recipientsFor } from '@/lib/photos/transfers/policy'
import type { TransferDelivery } from '@/lib/photos/transfers/schema'
import { chooseAgentText, notAClientText } from '@/lib/photos/transfers/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { FieldError } from '@/lib/platform/errors'
import { Prisma } from '@/prisma/generated/client'

/** A client, or someone whose account is awaited. `field`: where the form shows what is wrong with them. */
export type FoundRecipient =
  | { field: 'clientId' | 'email'; clientId: string }
  | { field: 'email'; clientId: null; name: string; email: string }

/**
 * Finds the client whom the photographer chose, or who has the email address they entered. Until the caller commits, nobody
 * verifies an account with that address, so that none is missed.
 * @throws FieldError for someone who can't receive photos
 */
export async function findRecipient(
  tx: Transaction,
  actor: Actor,
  input: TransferDelivery,
): Promise<FoundRecipient> {
  if (input.recipient === 'client') {
    const client = await tx.profile.findFirst({
      where: { AND: [{ id: input.clientId }, recipientsFor(actor)] },
      select: { id: true },
    })
    if (!client) throw new FieldError('clientId', chooseAgentText)
    return { field: 'clientId', clientId: client.id }
  }
  const { name, email } = input
  await lockWhere(tx, 'users', Prisma.sql`email = ${email}::citext`)
  const account = await tx.user.findUnique({
    where: { email },
    select: { emailVerifiedAt: true, profile: { select: { id: true } } },
  })
  if (!account?.emailVerifiedAt || !account.profile) return { field: 'email', clientId: null, name, email }
  const clientId = account.profile.id
  const canReceive = await tx.profile.count({ where: { AND: [{ id: clientId }, recipientsFor(actor)] } })
  if (canReceive === 0) throw new FieldError('email', notAClientText)
  return { field: 'email', clientId }
}
