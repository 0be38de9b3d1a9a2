import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { payVisibleTo } from '@/lib/billing/pay/policy'
import type { Transaction } from '@/lib/platform/data/db'

/** A photographer who is paid. */
export type Payee = { id: string; userId: string; fullName: string; avatarFileId: string | null }

/** Finds a photographer; null if the actor may not see the pay of one with this id. */
export async function findPayee(
  tx: Transaction,
  actor: Actor,
  photographerId: string,
): Promise<Payee | null> {
  if (!z.uuid().safeParse(photographerId).success) return null
  return await tx.profile.findFirst({
    where: { AND: [{ id: photographerId, role: 'PHOTOGRAPHER' }, payVisibleTo(actor)] },
    select: { id: true, userId: true, fullName: true, avatarFileId: true },
  })
}
