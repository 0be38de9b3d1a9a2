import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canSetPrices } from '@/lib/people/brokerages/policy'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { putLogo } from './put-logo'

/** Removes a brokerage's logo; only its name is shown then. @throws NotFoundError */
export async function removeLogo(actor: Actor, brokerageId: string): Promise<void> {
  if (!canSetPrices(actor)) throw new ForbiddenError()
  await db().$transaction((tx) => putLogo(tx, actor, brokerageId, null))
}
