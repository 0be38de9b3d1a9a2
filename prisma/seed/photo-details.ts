import type { Alteration, Room } from '@/prisma/generated/client'

type Details = { room: Room; caption: string; alterations: Alteration[] }

/** What the demo pictures show, by the start of their names. */
const details: readonly (readonly [string, Partial<Details> & { room: Room }])[] = [
  ['aerial', { room: 'AERIAL' }],
  ['bath', { room: 'BATHROOM' }],
  ['bedroom', { room: 'PRIMARY_BEDROOM', caption: 'Primary bedroom over the garden' }],
  ['detail', { room: 'DETAIL' }],
  ['dusk', { room: 'REAR_EXTERIOR', alterations: ['SKY_REPLACED'] }],
  ['evening', { room: 'PATIO' }],
  ['garden-dinner', { room: 'YARD' }],
  ['kitchen', { room: 'KITCHEN', caption: 'Kitchen with a gas range and stone counters' }],
  ['lantern-2', { room: 'REAR_EXTERIOR' }],
  ['living', { room: 'LIVING_ROOM', caption: 'Living room facing the terrace' }],
  ['sitting', { room: 'FAMILY_ROOM', alterations: ['VIRTUALLY_STAGED'] }],
  ['still', { room: 'DETAIL' }],
  ['stucco-stair', { room: 'ENTRY' }],
  ['day', { room: 'REAR_EXTERIOR' }],
  ['', { room: 'FRONT_EXTERIOR' }],
]

/** Returns what a demo picture shows. Houses seen from the street are the ones without a telling name. */
export function detailsOf(picture: string): Details {
  const known = details.find(([start]) => picture.startsWith(start))?.[1]
  return { room: 'OTHER', caption: '', alterations: [], ...known }
}
