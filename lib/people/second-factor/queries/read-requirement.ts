import 'server-only'
import { requirementOf } from '@/lib/people/second-factor/rules'
import type { Requirement } from '@/lib/people/second-factor/schema'
import { db } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns whether the studio requires a second factor of its team, and from which date on if that's ahead. */
export async function readRequirement(): Promise<Requirement> {
  const [settings, { timeZone }] = await Promise.all([
    db().factorSettings.findUniqueOrThrow({ where: { id: 1 }, select: { requiredFrom: true } }),
    getStudio(),
  ])
  return requirementOf(settings.requiredFrom, now(), timeZone)
}
