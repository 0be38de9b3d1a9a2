import { z } from 'zod'
import type { DeliveryEventKind, Role } from '@/prisma/generated/enums'
import { countPhotos, listNames } from './rules'

/** Of an event's details, what names photos. An older form of them is no reason to fail. */
const PhotoDetails = z
  .object({
    photos: z.number().optional(),
    names: z.array(z.string()).default([]),
    newNames: z.array(z.string()).default([]),
  })
  .catch({ names: [], newNames: [] })

type Event = { kind: DeliveryEventKind; details: unknown; actor: { fullName: string } | null }

/**
 * One event of a delivery on its booking's timeline. A client isn't shown the names of removed photos: one that was sent
 * by mistake may be named after somebody else's property.
 */
export function describeOnBooking(event: Event, reader: Role): { title: string; detail: string } {
  const { photos, names, newNames } = PhotoDetails.parse(event.details)
  const who = event.actor?.fullName ?? 'The studio'
  const added = photos === undefined ? 'photos' : countPhotos(photos)
  if (event.kind === 'PHOTOS_ADDED')
    return { title: 'Photos added', detail: `${who} added ${added} at no charge.` }
  const isStudio = reader === 'PHOTOGRAPHER'
  if (event.kind === 'PHOTOS_REMOVED') {
    const what = isStudio ? listNames(names) : countPhotos(names.length)
    return { title: 'Photos removed', detail: `${who} removed ${what}.` }
  }
  if (event.kind === 'PHOTOS_REPLACED') {
    const what = isStudio ? listReplacements(names, newNames) : countPhotos(names.length)
    return { title: 'Photos replaced', detail: `${who} replaced ${what}.` }
  }
  return { title: 'Photos delivered', detail: `${who} sent ${added}.` }
}

/** `one.jpg, two.jpg with three.jpg`: of a new copy under the same name only that name. */
export function listReplacements(names: readonly string[], newNames: readonly string[]): string {
  const pairs = names.map((name, place) => {
    const newName = newNames[place]
    return newName === undefined || newName === name ? name : `${name} with ${newName}`
  })
  return listNames(pairs)
}
