import { listCalendars } from '@/lib/calendar/availability/queries/list-calendars'
import { CalendarAddress, everyone } from '@/lib/calendar/availability/schema/calendars'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'edit-calendars',
  async exists(actor, { query }) {
    const { photographer } = CalendarAddress.parse(query)
    if (photographer === '' || photographer === everyone) return true
    return (await listCalendars(actor)).some(({ photographerId }) => photographerId === photographer)
  },
})
