'use client'

import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { MenuButton, MenuLink } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import { blockDayLabel } from '@/lib/calendar/availability/words/blocked-days'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { dayActionsLabel, openTimeLabel } from '@/lib/calendar/availability/words/open-time'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { useBlockDay } from './block-day'
import { OpenTimeForm, type OpenTimeFormProps } from './open-time-form'

type DayMenuProps = Omit<OpenTimeFormProps, 'onDone'> & {
  date: CalendarDate
  isBlocked: boolean
  /** The page where a shoot on this day is booked. */
  bookHref: string
}

/** What can be done with a day of the calendar. */
export function DayMenu({ date, isBlocked, bookHref, ...openTime }: DayMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { block, unblock, dialog } = useBlockDay(openTime.colleague, date)
  const close = () => setOpen(false)
  return (
    <>
      <MoreMenu label={dayActionsLabel(date)}>
        {!isBlocked && (
          <MenuButton icon="clock" onClick={() => setOpen(true)}>
            {openTimeLabel}
          </MenuButton>
        )}
        <MenuButton icon="lock" onClick={() => void (isBlocked ? unblock() : block())}>
          {isBlocked ? 'Unblock the day' : blockDayLabel}
        </MenuButton>
        <MenuLink icon="calendar-plus" href={bookHref}>
          Book a shoot
        </MenuLink>
      </MoreMenu>
      <Dialog open={isOpen} onClose={close} title={calendarTexts.openTime} closable>
        <OpenTimeForm {...openTime} onDone={close} />
      </Dialog>
      {dialog}
    </>
  )
}
