import { z } from 'zod'
import { type AuditKind, auditKinds, groupsOfPeople, maxCount, pageSize } from './rules'

const Day = z.iso
  .date()
  .refine((day) => day > '1970' && day < '2200')
  .or(z.literal(''))
  .catch('')
  .default('')
const kinds = Object.keys(auditKinds) as AuditKind[]
const groups = Object.keys(groupsOfPeople) as (keyof typeof groupsOfPeople)[]

/** What the address of the log may say; anything malformed counts as not said. Days are the studio's. */
export const AuditFilter = z.object({
  /** A photographer's profile, or one of the groups. */
  who: z
    .uuid()
    .or(z.enum(['', ...groups]))
    .catch('')
    .default(''),
  kind: z
    .enum(['', ...kinds])
    .catch('')
    .default(''),
  from: Day,
  to: Day,
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxCount / pageSize)
    .catch(1)
    .default(1),
})
export type AuditFilter = z.output<typeof AuditFilter>

/** One act as the log shows it, formatted for people. */
export type AuditRow = {
  id: string
  /** `June 12, 2026, 14:05 EDT` */
  when: string
  /** The same moment for machines. */
  dateTime: string
  who: string
  /** `Marked an invoice as paid` */
  what: string
  /** What else is known of it; null for nothing. */
  more: string | null
  /** On what; the link is null where it is gone, or has no page. */
  subject: { label: string; href: string | null }
}

/** One page of the log. `hasMore`: there are more than the total says. */
export type AuditPage = { rows: AuditRow[]; total: number; hasMore: boolean; page: number }
