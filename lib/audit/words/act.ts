import type { AuditKind } from '@/lib/audit/rules'
import { type Details, textOf } from '@/lib/audit/words/details'

/** An action's recorded details, and its subject's currency. */
export type ActContext = { details: Details; currency: string | null }

/** What the audit log says of an action. */
export type Act = {
  kind: AuditKind
  what: string
  more?: (context: ActContext) => string | null
  /** The page of the setting, for subjects without a page of their own. */
  href?: string
}

export function nameIn({ details }: ActContext): string | null {
  return textOf(details, 'name')
}

export function importOf({ details }: ActContext): string | null {
  return textOf(details, 'fileName')
}
