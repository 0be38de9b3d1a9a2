import { LinkButton } from '@/components/ui/button'
import { IconLink } from '@/components/ui/icon-button'
import { CalendarAddress } from '@/lib/calendar/availability/schema/calendars'
import { currentDaysLabel } from '@/lib/calendar/availability/words/calendars'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

type DaysNavigationProps = {
  state: CalendarAddress
  selected: CalendarDate
  /** Whether today is shown. */
  isCurrent: boolean
  className?: string
}

/** Links to the week or day before, the current one, and the one after. */
export function DaysNavigation({ state, selected, isCurrent, className }: DaysNavigationProps) {
  const [unit, days] = state.view === 'week' ? (['week', 7] as const) : (['day', 1] as const)
  const href = (date: CalendarDate) => CalendarAddress.href({ ...state, date })
  return (
    <nav aria-label={unit === 'week' ? 'Weeks' : 'Days before and after'} className={className}>
      <span className="flex items-center">
        <IconLink href={href(addDays(selected, -days))} label={`Previous ${unit}`} icon="chevron-left" />
        <IconLink href={href(addDays(selected, days))} label={`Next ${unit}`} icon="chevron-right" />
        {!isCurrent && (
          <LinkButton href={href('')} variant="quiet" size="sm" className="ml-1 max-md:hidden">
            {currentDaysLabel(state.view)}
          </LinkButton>
        )}
      </span>
    </nav>
  )
}
