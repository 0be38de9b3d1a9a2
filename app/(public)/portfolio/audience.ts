import type { Audience } from '@/components/portfolio/book-actions'
import type { Actor } from '@/lib/auth/actor'

/** Who looks at the portfolio; an account that still waits is a visitor like any other. */
export function audienceOf(viewer: Actor | null): Audience {
  if (viewer?.status !== 'ACTIVE') return 'visitor'
  return viewer.role === 'PHOTOGRAPHER' ? 'photographer' : 'client'
}
