import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'

/** Whether this person can grant and remove account credit: whoever refunds. */
export function canManageCredit(actor: Actor): boolean {
  return can(actor, 'manage-invoices')
}
