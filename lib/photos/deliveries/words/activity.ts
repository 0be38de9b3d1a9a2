import { z } from 'zod'
import type { Side } from '@/lib/auth/rules/capabilities'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { formatDate } from '@/lib/platform/time/calendar-date'
import type { DeliveryEventKind } from '@/prisma/generated/enums'

import { countPhotos } from './counts'
import { describeChanges } from './deliveries'

/** The details of any event. Unknown formats count as no details. */
const EventDetails = z
  .object({
    what: z.enum(['photo', 'file', 'zip', 'drive']).optional(),
    size: z.string().optional(),
    photos: z.number().optional(),
    step: z.literal('taken-back').optional().catch(undefined),
    into: z.literal('choice').optional().catch(undefined),
    imported: z.literal(true).optional().catch(undefined),
    round: z.number().optional(),
    included: z.number().nullable().optional(),
    bytes: z.number().optional(),
    after: z.string().nullable().optional(),
    expiresOn: z.string().optional(),
    name: z.string().optional(),
    names: z.array(z.string()).default([]),
    newNames: z.array(z.string()).default([]),
    removed: z.number().default(0),
    replaced: z.number().default(0),
  })
  .catch({ names: [], newNames: [], removed: 0, replaced: 0 })
type EventDetails = z.output<typeof EventDetails>

type DeliveryEvent = { kind: DeliveryEventKind; details: unknown }

/** Describes an event in a delivery's activity, for the studio. */
export function describeActivity(event: DeliveryEvent): string {
  const details = EventDetails.parse(event.details)
  const { photos, names, newNames, after, expiresOn, round, included, step } = details
  switch (event.kind) {
    case 'SENT':
      return 'Sent'
    case 'PHOTOS_ADDED':
      return photos === undefined ? 'Photos added' : `${countPhotos(photos)} added`
    case 'PHOTOS_REMOVED':
      return `${countPhotos(names.length)} removed: ${listNames(names)}`
    case 'PHOTOS_REPLACED':
      return `${countPhotos(names.length)} replaced: ${listReplacements(names, newNames)}`
    case 'PHOTOS_ARRANGED':
      return 'Photos arranged'
    case 'CHOICE_OFFERED':
      return included === undefined || included === null
        ? 'All photos sold together'
        : `Client chooses: ${countPhotos(included)} included`
    case 'PHOTOS_CHOSEN':
      return `${countPhotos(photos ?? 1)} ${step ? 'taken back from the choice' : 'chosen'}`
    case 'ROUND_SENT':
      return `Changes to ${countPhotos(photos ?? 1)} requested${round === undefined ? '' : ` (round ${round})`}`
    case 'VERSIONS_ADDED':
      return `New version of ${listNames(names)} uploaded`
    case 'VERSION_WITHDRAWN':
      return `New version of ${listNames(names)} removed`
    case 'VERSION_APPROVED':
      return `New version of ${listNames(names)} approved`
    case 'TRANSFERRED':
      return 'Transferred to another agent'
    case 'TRANSFER_ENDED':
      return 'Transfer to another agent ended'
    case 'CHANGES_ANNOUNCED':
      return `Client notified: ${describeChanges(details)}`
    case 'OPENED':
      return 'Delivery opened'
    case 'VIEWED':
      return 'Photo viewed'
    case 'DOWNLOADED':
      return describeDownload(details)
    case 'EXPIRY_CHANGED':
      return after ? `Expiry date set to ${formatDate(after)}` : 'Expiry date removed'
    case 'EXPIRY_ANNOUNCED':
      return `Client notified: gallery expires ${expiresOn ? `on ${formatDate(expiresOn)}` : 'soon'}`
  }
}

const sizeNames: Record<string, string> = {
  original: 'original size',
  mls: 'MLS size',
  web: 'web size',
  print: 'print size',
}

function describeDownload({ what, size = 'original', photos = 0, bytes = 0, name }: EventDetails): string {
  const sizeName = sizeNames[size] ?? size
  if (what === 'drive') return 'Drive link opened'
  if (what === 'zip') return `ZIP downloaded (${countPhotos(photos)}, ${sizeName}, ${formatBytes(bytes)})`
  if (what === 'file') return `${name ?? 'File'} downloaded`
  return `${name ?? 'Photo'} downloaded (${sizeName})`
}

/**
 * Describes an event of a delivery on its booking's timeline. Clients don't see the names of removed photos: one that was
 * sent by mistake may be named after someone else's property.
 */
export function describeOnBooking(
  event: DeliveryEvent & { actor: { fullName: string } | null },
  reader: Side,
): { title: string; detail: string } {
  const { photos, names, newNames, into, imported } = EventDetails.parse(event.details)
  const who = event.actor?.fullName ?? 'The studio'
  const added = photos === undefined ? 'photos' : countPhotos(photos)
  if (event.kind === 'PHOTOS_ADDED')
    return {
      title: 'Photos added',
      detail: `${who} added ${added} ${into ? 'to choose from' : 'at no charge'}.`,
    }
  const isStudio = reader === 'PHOTOGRAPHER'
  if (event.kind === 'PHOTOS_REMOVED') {
    const what = isStudio ? listNames(names) : countPhotos(names.length)
    return { title: 'Photos removed', detail: `${who} removed ${what}.` }
  }
  if (event.kind === 'PHOTOS_REPLACED') {
    const what = isStudio ? listReplacements(names, newNames) : countPhotos(names.length)
    return { title: 'Photos replaced', detail: `${who} replaced ${what}.` }
  }
  if (imported) return { title: 'Photos imported', detail: `${who} imported ${added} from another tool.` }
  return { title: 'Photos delivered', detail: `${who} sent ${added}.` }
}

/** `one.jpg, two.jpg with three.jpg`; a replacement under the same name is listed once. */
function listReplacements(names: readonly string[], newNames: readonly string[]): string {
  const pairs = names.map((name, place) => {
    const newName = newNames[place]
    return newName === undefined || newName === name ? name : `${name} with ${newName}`
  })
  return listNames(pairs)
}

/** `one.jpg, two.jpg and 3 more` */
function listNames(names: readonly string[], shown = 5): string {
  const rest = names.length - shown
  return rest > 0 ? `${names.slice(0, shown).join(', ')} and ${rest} more` : names.join(', ')
}
