import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import type { DraftSummary } from '@/lib/photos/deliveries/schema/drafts'
import type { EditJobItem } from '@/lib/photos/editing/schema'

/** Returns what the actor does next with the photos of a shoot; null for those who don't prepare them. */
export function nextOf(
  actor: Actor,
  { bookingId, may, state }: EditJobItem,
  drafts: readonly DraftSummary[],
): { label: string; href: string } | null {
  if (!may.prepare) return null
  const href = `/photo-delivery?booking_id=${bookingId}`
  const hasDraft = drafts.some((draft) => draft.bookingId === bookingId)
  if (hasDraft && state !== 'READY') return { label: 'Continue', href }
  return { label: can(actor, 'price-photos') ? 'Send photos' : 'Upload photos', href }
}
