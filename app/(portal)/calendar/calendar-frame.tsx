import type { ReactNode } from 'react'
import { FilterBar } from '@/components/ui/filter-bar'
import { LinkTabs } from '@/components/ui/link-tabs'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageHead } from '@/components/ui/page-head'
import { PageWithActions } from '@/components/ui/page-with-actions'
import type { Actor } from '@/lib/auth/actor'
import { CalendarAddress, everyone, type ListedCalendar } from '@/lib/calendar/availability/schema/calendars'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'

/** What the views of the calendar need. */
export type CalendarView = {
  actor: Actor
  state: CalendarAddress
  /** The profile of whose calendar was requested, or `everyone`. */
  requested: string
  /** Those that the actor may see in this view. */
  calendars: readonly ListedCalendar[]
}

type CalendarFrameProps = Pick<CalendarView, 'state' | 'calendars'> & {
  title: string
  status?: ReactNode
  lead?: ReactNode
  actions: ReactNode
  /** Whose calendar is shown, or `everyone`. */
  shown: string
  /** Whether this view shows everyone too. */
  hasEveryone: boolean
  children: ReactNode
}

/** The calendar's head, the choice of view and photographer, and one of its views. */
export function CalendarFrame(props: CalendarFrameProps) {
  const { state, calendars, title, status, lead, actions, shown, hasEveryone, children } = props
  const options = calendars.map(({ photographerId, fullName }) => ({
    value: photographerId,
    label: fullName,
  }))
  const isReadOnly = calendars.some(({ photographerId, canChange }) => photographerId === shown && !canChange)
  const tab = (view: CalendarAddress['view'], label: string) => ({
    // The hours of a calendar that can't be changed aren't shown, but one's own.
    href: CalendarAddress.href({
      ...state,
      view,
      month: '',
      photographer: view === 'hours' && isReadOnly ? '' : state.photographer,
    }),
    label,
    current: state.view === view,
  })
  // A narrow screen shows one day of the week, under a head of its own.
  const hasPhoneHead = state.view !== 'hours'
  const hasTabsOnPhones = state.view !== 'week'
  return (
    <PageWithActions
      head={
        <PageHead
          className={mergeClasses('mb-5 md:mb-6', hasPhoneHead && 'max-md:sr-only')}
          title={
            <>
              <span className="sr-only">{calendarTexts.title}: </span>
              {title}
            </>
          }
          status={status}
          lead={lead}
        />
      }
      actions={actions}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 *:mb-3 md:mb-3">
        <LinkTabs
          label="Views"
          className={mergeClasses('flex min-w-60 flex-1', !hasTabsOnPhones && 'max-md:hidden')}
          tabs={[tab('week', 'Week'), tab('day', 'Day'), tab('hours', 'Hours')]}
        />
        {calendars.length > 1 && (
          <FilterBar
            url={CalendarAddress}
            state={{ ...state, photographer: shown, month: '' }}
            className="w-60 max-w-full"
            fields={[
              {
                kind: 'select',
                name: 'photographer',
                label: 'Photographer',
                options: hasEveryone
                  ? [{ value: everyone, label: calendarTexts.everyone }, ...options]
                  : options,
              },
            ]}
          />
        )}
      </div>
      {children}
    </PageWithActions>
  )
}
