import { type Act, type ActContext, importOf, nameIn } from '@/lib/audit/words/act'
import { countIn, textOf } from '@/lib/audit/words/details'
import { LicenseKindChoice } from '@/lib/photos/licenses/schema'
import { licenseNames } from '@/lib/photos/licenses/words'
import type { AuditAction } from '@/lib/platform/data/audit-actions'

/** What the audit log says of acts on photos and the portfolio. */
export const photoActs = {
  'delivery.expiry-changed': {
    kind: 'photos',
    what: "Changed a gallery's expiry date",
    more: ({ details }) =>
      `From ${textOf(details, 'before') ?? 'none'} to ${textOf(details, 'after') ?? 'none'}`,
  },
  'delivery.transfer-ended': { kind: 'photos', what: 'Ended the transfer of photos to another agent' },
  'delivery.transferred': {
    kind: 'photos',
    what: 'Transferred photos to another agent',
    more: licenseOf,
  },
  'editing.assigned': {
    kind: 'photos',
    what: 'Assigned the editing of a shoot',
    more: ({ details }) =>
      `From ${textOf(details, 'from') ?? 'nobody'} to ${textOf(details, 'to') ?? 'nobody'}`,
  },
  'editing.handed-over': { kind: 'photos', what: 'Handed over the raw files of a shoot' },
  'editing.ready': { kind: 'photos', what: 'Marked the photos of a shoot as ready to send' },
  'editing.reopened': { kind: 'photos', what: 'Sent the photos of a shoot back to editing' },
  'editing.returned': { kind: 'photos', what: 'Handed back the editing of a shoot' },
  'editing.taken': { kind: 'photos', what: 'Took the editing of a shoot' },
  'equipment.deleted': { kind: 'portfolio', what: 'Deleted equipment' },
  'equipment.restored': { kind: 'portfolio', what: 'Restored equipment' },
  'license.chosen': {
    kind: 'photos',
    what: 'Changed the license of photos',
    more: licenseOf,
  },
  'media.added': { kind: 'photos', what: 'Added films or documents to a delivery' },
  'media.branding-changed': { kind: 'photos', what: 'Changed whether a film is unbranded' },
  'media.captioned': { kind: 'photos', what: 'Added captions to a film' },
  'media.captions-deleted': { kind: 'photos', what: 'Removed captions from a film' },
  'media.chapters-changed': { kind: 'photos', what: 'Changed the chapters of a film' },
  'media.deleted': { kind: 'photos', what: 'Deleted a film or document from a delivery', more: nameIn },
  'originals-page.created': { kind: 'photos', what: 'Created a public page of unaltered photos' },
  'originals-page.turned-off': { kind: 'photos', what: 'Turned off a public page of unaltered photos' },
  'photos.added': { kind: 'photos', what: 'Added photos to a delivery', more: photosOf },
  'photos.choice-offered': { kind: 'photos', what: 'Changed what a client chooses photos from' },
  'photos.choice-returned': { kind: 'photos', what: 'Took back a choice of photos', more: photosOf },
  'photos.chosen': { kind: 'photos', what: 'Confirmed a choice of photos', more: photosOf },
  'photos.removed': { kind: 'photos', what: 'Removed photos from a delivery', more: photosOf },
  'photos.replaced': { kind: 'photos', what: 'Replaced photos in a delivery', more: photosOf },
  'photos.sent': { kind: 'photos', what: 'Sent photos', more: photosOf },
  'portfolio-item.deleted': { kind: 'portfolio', what: 'Deleted a portfolio item' },
  'portfolio-item.published': { kind: 'portfolio', what: 'Published a portfolio item' },
  'portfolio-item.restored': { kind: 'portfolio', what: 'Restored a portfolio item' },
  'portfolio-item.unpublished': { kind: 'portfolio', what: 'Unpublished a portfolio item' },
  'portfolio-stat.deleted': { kind: 'portfolio', what: 'Deleted a statistic' },
  'portfolio-stat.restored': { kind: 'portfolio', what: 'Restored a statistic' },
  'property-inquiry.deleted': { kind: 'photos', what: 'Deleted an inquiry about a property' },
  'property-page.changed': { kind: 'photos', what: 'Changed the page of a property' },
  'property-page.published': { kind: 'photos', what: 'Published the page of a property' },
  'property-page.taken-down': { kind: 'photos', what: 'Took down the page of a property' },
  'shoots.import-undone': {
    kind: 'photos',
    what: 'Undid an import of past shoots',
    more: importOf,
    href: '/clients/import/shoots',
  },
  'shoots.imported': {
    kind: 'photos',
    what: 'Imported past shoots',
    more: importOf,
    href: '/clients/import/shoots',
  },
  'virtual-tour.added': { kind: 'photos', what: 'Added a 3D tour to a delivery', more: addressIn },
  'virtual-tour.deleted': { kind: 'photos', what: 'Deleted a 3D tour from a delivery', more: addressIn },
} as const satisfies Partial<Record<AuditAction, Act>>

function photosOf({ details }: ActContext): string | null {
  return countIn(details, 'photos', 'photo')
}

function licenseOf({ details }: ActContext): string | null {
  const kind = LicenseKindChoice.safeParse(details.kind).data
  return kind ? licenseNames[kind] : null
}

function addressIn({ details }: ActContext): string | null {
  return textOf(details, 'url')
}
