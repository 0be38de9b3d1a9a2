import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'

/** Whether this person can see and change the studio's coupons, as with other settings. */
export function canManageCoupons(actor: Actor): boolean {
  return can(actor, 'change-settings')
}
