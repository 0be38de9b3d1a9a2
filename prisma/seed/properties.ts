import type { Alteration, Room } from '@/prisma/generated/enums'

/** A picture of a property: its file in prisma/seed/pictures/properties/<property>, without the extension, and what it shows. */
export type PropertyPicture = {
  file: string
  room: Room
  caption: string
  alterations: readonly Alteration[]
  /** The file with the same view without the alterations. */
  unaltered?: string
}

export const propertyNames = ['pavilion', 'gables', 'brick'] as const
export type PropertyName = (typeof propertyNames)[number]

const show = (file: string, room: Room, caption: string): PropertyPicture => ({
  file,
  room,
  caption,
  alterations: [],
})

/** The pictures of each property, in the order of a tour. */
export const properties: Record<PropertyName, readonly PropertyPicture[]> = {
  pavilion: [
    show('front-dusk', 'FRONT_EXTERIOR', 'South front at twilight'),
    show('front-day', 'FRONT_EXTERIOR', 'South front with pool terrace'),
    show('side', 'REAR_EXTERIOR', 'Along the pool from the west'),
    show('aerial', 'AERIAL', 'House, pool and garden from the air'),
    show('entrance', 'ENTRY', 'Entrance under the timber soffit'),
    show('living', 'LIVING_ROOM', 'Open to the terrace on two sides'),
    show('living-2', 'LIVING_ROOM', 'Toward the fireplace'),
    show('dining', 'DINING_ROOM', 'Table for eight, open to the pool'),
    show('kitchen', 'KITCHEN', 'Walnut and marble'),
    show('bedroom', 'PRIMARY_BEDROOM', 'Walnut wall and garden doors'),
    show('bath', 'PRIMARY_BATHROOM', 'Travertine, with a freestanding tub'),
    show('living-360', 'PANORAMA', 'Living room'),
    show('kitchen-360', 'PANORAMA', 'Kitchen'),
    show('plan', 'FLOOR_PLAN', 'Single level, 1,212 sq ft inside'),
  ],
  gables: [
    show('front-day', 'FRONT_EXTERIOR', 'Three black gables'),
    {
      ...show('front-dusk', 'FRONT_EXTERIOR', 'Three black gables at twilight'),
      alterations: ['VIRTUAL_TWILIGHT'],
      unaltered: 'front-day',
    },
    show('side', 'REAR_EXTERIOR', 'From the southeast, between the birches'),
    show('aerial', 'AERIAL', 'Three roofs in the clearing'),
    show('living', 'LIVING_ROOM', 'Under the open gable'),
    show('living-2', 'LIVING_ROOM', 'Toward the fireplace'),
    show('dining', 'DINING_ROOM', 'Table for eight under the ridge'),
    show('kitchen', 'KITCHEN', 'Black fronts and pale ash'),
    show('bedroom', 'PRIMARY_BEDROOM', 'Under the roof'),
    show('bath', 'PRIMARY_BATHROOM', 'Slate, with a freestanding tub'),
    show('plan', 'FLOOR_PLAN', 'Single level under three roofs, 1,930 sq ft inside'),
  ],
  brick: [
    show('front-day', 'FRONT_EXTERIOR', 'Brick front with two gables'),
    show('front-dusk', 'FRONT_EXTERIOR', 'At twilight, every window lit'),
    show('side', 'REAR_EXTERIOR', 'From the garden'),
    show('aerial', 'AERIAL', 'House and front walk from the air'),
    show('entrance', 'ENTRY', 'Green door between two columns'),
    show('living', 'LIVING_ROOM', 'Windows on two sides'),
    show('living-2', 'LIVING_ROOM', 'Brick fireplace'),
    show('dining', 'DINING_ROOM', 'Table for eight'),
    show('kitchen', 'KITCHEN', 'Sage and brass'),
    show('bedroom', 'PRIMARY_BEDROOM', 'Terracotta headboard, morning light'),
    show('bath', 'BATHROOM', 'Checkered floor and a freestanding tub'),
    show('plan', 'FLOOR_PLAN', 'Ground floor, one of two; 3,040 sq ft in all'),
  ],
}

/** What a shoot that isn't shown whole leaves out. */
const extras = ['side', 'entrance', 'living-2', 'dining', 'living-360', 'kitchen-360', 'plan']
const withoutDrone = ['aerial']
const covers = ['front-dusk', 'living', 'front-day', 'kitchen'] as const

/**
 * Returns the pictures of a delivery, in the order of a tour: all of a property for one that is shown whole, otherwise the usual rooms.
 * Only a shoot with a drone has the property from the air.
 */
export function picturesOf(
  property: PropertyName,
  { isWhole, usesDrone }: { isWhole: boolean; usesDrone: boolean },
): readonly PropertyPicture[] {
  if (isWhole) return properties[property]
  const left = new Set([...extras, ...(usesDrone ? [] : withoutDrone)])
  return properties[property].filter(({ file }) => !left.has(file))
}

/** Returns the file of a delivery's cover: another from one to the next, so that lists of them don't look alike. */
export function coverOf(index: number): string {
  return covers[index % covers.length] ?? covers[0]
}
