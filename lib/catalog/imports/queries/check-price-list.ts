import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { checkLimit } from '@/lib/catalog/imports/limits'
import { canImportServices } from '@/lib/catalog/imports/policy'
import { readServices } from '@/lib/catalog/imports/rules/read-services'
import type { CheckPriceList, PriceListCheck } from '@/lib/catalog/imports/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { findServiceNames } from './find-service-names'

/** Returns what importing the rows of a file would do, and changes nothing. @throws AppError `forbidden`, `too-many-requests` */
export async function checkPriceList(actor: Actor, { rows }: CheckPriceList): Promise<PriceListCheck> {
  if (!canImportServices(actor)) throw new ForbiddenError()
  await consumeAttempt(checkLimit, actor.profileId)
  const [names, { currency }] = await Promise.all([findServiceNames(db()), getStudio()])
  const { drafts: _, ...check } = readServices(rows, { currency, isKnown: (name) => names.has(name) })
  return check
}
