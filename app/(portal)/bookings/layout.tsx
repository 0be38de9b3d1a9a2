import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'

/** Redirects photographers to Booking Management, above the loading screen so that the response is a redirect. */
export default async function BookingsLayout({ children }: { children: ReactNode }) {
  const actor = await authorizePage('open-bookings')
  if (can(actor, 'manage-bookings')) redirect('/admin?tab=bookings')
  return children
}
