import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { findBooking } from '@/lib/bookings/queries/find-booking'
import { readWizard, unmovableHref } from '@/lib/bookings/rules/wizard-address'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readPageQuery } from '@/lib/entry/decide-before-loading'

/** Authorizes the request above the loading screen, so that the response has the right status. */
export default async function BookLayout({ children }: { children: ReactNode }) {
  const { rescheduleId } = readWizard(await readPageQuery())
  if (!rescheduleId) await authorizePage('client')
  else {
    const booking = await findBooking(await authorizePage('open-bookings'), rescheduleId)
    if (!booking?.may.reschedule) redirect(unmovableHref(rescheduleId))
  }
  return children
}
