import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import type { OwnConflict } from '@/lib/calendar/calendars/schema'
import { conflictTitle } from '@/lib/calendar/calendars/words'

type ConflictNoticeProps = {
  conflicts: readonly OwnConflict[]
  /** On the booking's own page, a link to it would lead nowhere. */
  hasLinks?: boolean
}

/** Shoots that overlap appointments in the photographer's other calendars; nothing if there are none. */
export function ConflictNotice({ conflicts, hasLinks = false }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null
  return (
    <Notice tone="wait" title={conflictTitle}>
      <ul className="grid gap-1">
        {conflicts.map(({ id, bookingId, text }) => (
          <li key={id} className="wrap-break-word">
            {text} {hasLinks && <TextLink href={`/booking/${bookingId}`}>View booking</TextLink>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
