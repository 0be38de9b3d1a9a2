import { z } from 'zod'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { oneOf, pageNumber, parameter, type StateOf, urlState } from '@/lib/platform/web/url-state'
import { type AuditKind, auditKinds, groupsOfPeople, maxCount, pageSize } from './rules'

const day = parameter(
  calendarDate().refine((day) => day > '1970' && day < '2200'),
  '',
)
const kinds = Object.keys(auditKinds) as AuditKind[]
const groups = Object.keys(groupsOfPeople) as (keyof typeof groupsOfPeople)[]

/** The filters in the URL. Days are in the studio's time zone. */
export const AuditFilter = urlState('/settings/audit', {
  /** A photographer's profile id or a group. */
  who: parameter(z.uuid().or(z.enum(groups)), ''),
  kind: oneOf(['', ...kinds]),
  from: day,
  to: day,
  page: pageNumber(maxCount / pageSize),
})
export type AuditFilter = StateOf<typeof AuditFilter>

/** One row of the log; everything is formatted. */
export type AuditRow = {
  id: string
  /** `June 12, 2026, 14:05 EDT` */
  when: string
  /** The same time as ISO 8601. */
  dateTime: string
  who: string
  /** `Marked an invoice as paid` */
  what: string
  /** More details, if any. */
  more: string | null
  /** `href` is null for a deleted subject or one without a page. */
  subject: { label: string; href: string | null }
}

/** One page of the log. `hasMore`: counting stopped at `total`. */
export type AuditPage = { rows: AuditRow[]; total: number; hasMore: boolean; page: number }
