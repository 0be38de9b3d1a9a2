import type { Room } from '@/prisma/generated/enums'

const exteriors: readonly Room[] = ['FRONT_EXTERIOR', 'REAR_EXTERIOR']
const aerials: readonly Room[] = ['AERIAL', 'VIEW']
const interiors: readonly Room[] = [
  'ENTRY',
  'LIVING_ROOM',
  'FAMILY_ROOM',
  'DINING_ROOM',
  'KITCHEN',
  'PRIMARY_BEDROOM',
  'BEDROOM',
  'PRIMARY_BATHROOM',
  'BATHROOM',
  'OFFICE',
  'LAUNDRY_ROOM',
  'BONUS_ROOM',
  'BASEMENT',
]

type WithRoom = { room: Room | null }

export function isFrontExterior({ room }: WithRoom): boolean {
  return room === 'FRONT_EXTERIOR'
}

export function isExterior({ room }: WithRoom): boolean {
  return room !== null && exteriors.includes(room)
}

/** Whether a photo is taken from above or shows a view, such as of water. */
export function isAerialOrView({ room }: WithRoom): boolean {
  return room !== null && aerials.includes(room)
}

export function isInterior({ room }: WithRoom): boolean {
  return room !== null && interiors.includes(room)
}
