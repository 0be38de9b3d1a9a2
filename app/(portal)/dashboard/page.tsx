import type { Metadata } from 'next'
import { isClient } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { ClientHome } from './client-home'
import { StudioHome } from './studio-home'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  const actor = await authorizePage('signed-in')
  return isClient(actor) ? <ClientHome actor={actor} /> : <StudioHome actor={actor} />
}
