import type { ReactNode } from 'react'
import { readWizard } from '@/lib/bookings/rules/wizard-address'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readPageQuery } from '@/lib/entry/decide-before-loading'
import { findMovableBooking } from './find-movable-booking'

/** Authorizes the request above the loading screen, so that the response has the right status. */
export default async function BookLayout({ children }: { children: ReactNode }) {
  const { rescheduleId } = readWizard(await readPageQuery())
  if (rescheduleId) await findMovableBooking(await authorizePage('signed-in'), rescheduleId)
  else await authorizePage('client')
  return children
}
