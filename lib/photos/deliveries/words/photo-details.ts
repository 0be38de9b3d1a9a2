import type { Room } from '@/prisma/generated/enums'

/** In the order of a tour of the property, as boards and buyers expect. */
export const roomNames: Record<Room, string> = {
  FRONT_EXTERIOR: 'Front exterior',
  REAR_EXTERIOR: 'Rear exterior',
  AERIAL: 'Aerial',
  VIEW: 'View',
  ENTRY: 'Entry',
  LIVING_ROOM: 'Living room',
  FAMILY_ROOM: 'Family room',
  DINING_ROOM: 'Dining room',
  KITCHEN: 'Kitchen',
  PRIMARY_BEDROOM: 'Primary bedroom',
  BEDROOM: 'Bedroom',
  PRIMARY_BATHROOM: 'Primary bathroom',
  BATHROOM: 'Bathroom',
  OFFICE: 'Office',
  LAUNDRY_ROOM: 'Laundry room',
  BONUS_ROOM: 'Bonus room',
  BASEMENT: 'Basement',
  GARAGE: 'Garage',
  PATIO: 'Patio or deck',
  YARD: 'Yard',
  POOL: 'Pool',
  COMMUNITY: 'Community',
  PANORAMA: '360°',
  FLOOR_PLAN: 'Floor plan',
  DETAIL: 'Detail',
  OTHER: 'Other',
}

/** In the order of a tour. */
export const roomsInOrder = Object.keys(roomNames) as [Room, ...Room[]]

/** `Kitchen: Quartz counters and a gas range`, `Kitchen`, or the caption alone; null without both. */
export function describePhoto({ room, caption }: { room?: Room | null; caption?: string }): string | null {
  return [room && roomNames[room], caption].filter(Boolean).join(': ') || null
}

export const panoramaHint = 'Drag to look around'
export const openPanoramaText = 'Look around'
/** Moves the view with the device. */
export const followDeviceText = 'Follow my phone'
export const panoramasTitle = '360° views'
