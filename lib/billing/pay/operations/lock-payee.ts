import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManagePay } from '@/lib/billing/pay/policy'
import { noPhotographerTitle } from '@/lib/billing/pay/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { findPayee, type Payee } from './find-payee'

/**
 * Locks a photographer, so that their pay changes one step at a time, and returns them. Lets rows that refer to them through.
 * @throws ForbiddenError for everyone but the owner, NotFoundError
 */
export async function lockPayee(tx: Transaction, actor: Actor, photographerId: string): Promise<Payee> {
  if (!canManagePay(actor)) throw new ForbiddenError()
  await lockRow(tx, 'profiles', photographerId, 'NO KEY UPDATE')
  const payee = await findPayee(tx, actor, photographerId)
  if (!payee) throw new NotFoundError(noPhotographerTitle)
  return payee
}
