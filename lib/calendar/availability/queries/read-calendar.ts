import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listBlockedDays } from './list-blocked-days'
import { listPatterns } from './list-patterns'
import { readTerms } from './read-terms'

/** Reads what a photographer's calendar consists of besides its slots. */
export async function readCalendar(actor: Actor, photographerId: string) {
  const [patterns, blocked, terms] = await Promise.all([
    listPatterns(actor, photographerId),
    listBlockedDays(actor, photographerId),
    readTerms(actor, photographerId),
  ])
  return { patterns, blocked, terms }
}
