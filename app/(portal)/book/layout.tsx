import type { ReactNode } from 'react'
import { authorizePage } from '@/lib/entry/authorize-page'
import { readPageQuery } from '@/lib/entry/decide-before-loading'
import { findMovableBooking } from './find-movable-booking'
import { readWizard } from './wizard-address'

/** Authorizes the request above the loading screen, so that the response has the right status. */
export default async function BookLayout({ children }: { children: ReactNode }) {
  const { rescheduleId } = readWizard(await readPageQuery())
  if (rescheduleId) await findMovableBooking(await authorizePage('signed-in'), rescheduleId)
  else await authorizePage('client')
  return children
}
