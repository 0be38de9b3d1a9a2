import type { AuditKind } from '@/lib/audit/rules'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import { accountActs } from './account-acts'
import type { Act, ActContext } from './act'
import { bookingActs } from './booking-acts'
import { paymentActs } from './payment-acts'
import { photoActs } from './photo-acts'
import { settingActs } from './setting-acts'

const words: Record<AuditAction, Act> = {
  ...bookingActs,
  ...accountActs,
  ...settingActs,
  ...paymentActs,
  ...photoActs,
}

/** Describes an action. One that is no longer recorded is shown by its stored name. */
export function describeAct(
  action: string,
  context: ActContext,
): { what: string; more: string | null; href: string | null } {
  const found = Object.hasOwn(words, action) ? words[action as AuditAction] : null
  return { what: found?.what ?? action, more: found?.more?.(context) || null, href: found?.href ?? null }
}

export function actionsOf(kind: AuditKind): AuditAction[] {
  return (Object.keys(words) as AuditAction[]).filter((action) => words[action].kind === kind)
}
