import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { findBookableClient } from '@/lib/booking/bookings/queries/find-bookable-client'
import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { readWizard, unmovableHref } from '@/lib/booking/bookings/rules/wizard-address'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readPageQuery } from '@/lib/entry/decide-before-loading'
import { ClientChoice } from '@/lib/people/clients/schema'

/** Authorizes the request above the loading screen, so that the response has the right status. */
export default async function BookLayout({ children }: { children: ReactNode }) {
  const { clientId, rescheduleId } = readWizard(await readPageQuery())
  if (clientId) {
    const client = await findBookableClient(await authorizePage('book-for-clients'), clientId)
    if (!client) redirect(ClientChoice.href({ gone: '1' }))
  } else if (!rescheduleId) await authorizePage('client')
  else {
    const booking = await findBooking(await authorizePage('open-bookings'), rescheduleId)
    if (!booking?.may.reschedule) redirect(unmovableHref(rescheduleId))
  }
  return children
}
