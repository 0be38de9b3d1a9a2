import type { Actor } from '@/lib/auth/actor'
import { isOwner } from '@/lib/auth/owner'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import { readPayPeriod } from '@/lib/billing/pay/queries/read-pay-period'
import { periodNames } from '@/lib/billing/pay/words'
import { listWeeklyHours } from '@/lib/calendar/availability/queries/read-calendar'
import { listCoupons } from '@/lib/catalog/coupons/queries/list-coupons'
import { listManagedServices } from '@/lib/catalog/services/queries/list-managed-services'
import { listRates } from '@/lib/catalog/taxes/queries/read-taxes'
import { summarizeRates } from '@/lib/catalog/taxes/words'
import { listDeletionRequests } from '@/lib/people/accounts/queries/list-deletion-requests'
import { listTeamFactors } from '@/lib/people/second-factor/queries/list-team-factors'
import { readLicenseSettings } from '@/lib/photos/licenses/queries/read-license-settings'
import { licenseNames } from '@/lib/photos/licenses/words'
import { listProfiles } from '@/lib/photos/mls/queries/list-profiles'
import { todayIn } from '@/lib/platform/time/clock'
import { countOf } from '@/lib/platform/words'
import { findDocument } from '@/lib/studio/legal/queries/find-document'
import { legalKinds } from '@/lib/studio/legal/schema'
import { countFailedMails } from '@/lib/studio/notifications/queries/count-failed-mails'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readDefaultSender } from '@/lib/studio/settings/queries/read-default-sender'
import { summarizeCancellation, summarizeInvoices, summarizeTravel } from '@/lib/studio/settings/words'

/** Describes the present value of settings in a few words, by the paths of their pages. Pages without one have none. */
export async function listValues(actor: Actor): Promise<Record<string, string>> {
  const [studio, services, { coupons }, rates, profiles, license, patterns, failedCount, ofOwner] =
    await Promise.all([
      getStudio(),
      listManagedServices(actor),
      listCoupons(actor),
      listRates(actor),
      listProfiles(actor),
      readLicenseSettings(),
      isPhotographer(actor) ? listWeeklyHours(actor, actor.profileId) : [],
      countFailedMails(actor),
      isOwner(actor) ? listOwnersValues(actor) : {},
    ])
  const activeCount = services.filter(({ active }) => active).length
  const boardCount = profiles.filter(({ deleted, isUniversal }) => !deleted && !isUniversal).length
  const sender = studio.mailSenderAddress ?? readDefaultSender().address
  return {
    '/settings/studio': [studio.name, studio.address].filter(Boolean).join(', '),
    '/settings/public': studio.headline?.replaceAll('*', '') ?? 'Suggested texts',
    '/settings/sellers': studio.sellerChecklist === null ? 'Suggested checklist' : 'Your own checklist',
    '/settings/licenses': licenseNames[license.defaultKind],
    '/settings/services': countOf(activeCount, 'service'),
    ...(isPhotographer(actor) && {
      '/calendar?view=hours':
        patterns.length > 0 ? `${countOf(patterns.length, 'set')} of weekly hours` : 'No weekly hours',
    }),
    '/settings/travel': summarizeTravel(studio),
    '/settings/cancellation': summarizeCancellation(studio),
    '/settings/coupons': coupons.length > 0 ? countOf(coupons.length, 'coupon') : 'None',
    '/settings/invoices': summarizeInvoices(studio),
    '/settings/tax': summarizeRates(rates, todayIn(studio.timeZone)),
    '/settings/mls': countOf(boardCount, 'board'),
    '/settings/mail': failedCount > 0 ? countOf(failedCount, 'failed email') : `From ${sender}`,
    ...ofOwner,
  }
}

async function listOwnersValues(actor: Actor): Promise<Record<string, string>> {
  const [{ period }, members, requests, documents] = await Promise.all([
    readPayPeriod(),
    listTeamFactors(actor),
    listDeletionRequests(actor),
    Promise.all(legalKinds.map((kind) => findDocument(kind, 0))),
  ])
  const publishedCount = documents.filter((document) => document?.text).length
  const protectedCount = members.filter((member) => member.hasAuthenticator || member.hasPasskey).length
  return {
    '/settings/pay': periodNames[period],
    '/settings/security': `${protectedCount} of ${members.length} people with a second factor`,
    '/settings/legal': `${publishedCount} of ${documents.length} documents published`,
    '/settings/privacy':
      requests.length > 0 ? countOf(requests.length, 'deletion request') : 'No deletion requests',
  }
}
