import type { Audience } from '@/components/portfolio/book-actions'
import type { Actor } from '@/lib/auth/actor'

/** Returns who is viewing the portfolio. Accounts that aren't active count as visitors. */
export function audienceOf(viewer: Actor | null): Audience {
  if (viewer?.status !== 'ACTIVE') return 'visitor'
  return viewer.role === 'PHOTOGRAPHER' ? 'photographer' : 'client'
}
