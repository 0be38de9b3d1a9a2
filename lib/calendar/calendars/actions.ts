'use server'

import { revalidatePath } from 'next/cache'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { addCalendar } from './commands/add-calendar'
import { readOwnCalendar } from './commands/read-own-calendar'
import { removeCalendar } from './commands/remove-calendar'
import { AddCalendar, OneCalendar } from './schema'

export const addCalendarAction = defineFormAction({
  access: 'photographer',
  input: AddCalendar,
  run: (actor, input) => changeCalendars(addCalendar(actor, input)),
})

export const readCalendarAction = defineAction({
  access: 'photographer',
  input: OneCalendar,
  run: (actor, { calendarId }) => changeCalendars(readOwnCalendar(actor, calendarId)),
})

export const removeCalendarAction = defineAction({
  access: 'photographer',
  input: OneCalendar,
  run: (actor, { calendarId }) => changeCalendars(removeCalendar(actor, calendarId)),
})

/** Awaits a change, then revalidates the pages that show a photographer's own calendars and slots. */
async function changeCalendars<R>(change: Promise<R>): Promise<R> {
  try {
    return await change
  } finally {
    revalidatePath('/admin')
    revalidatePath('/calendar')
  }
}
