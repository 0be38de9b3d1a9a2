import type { PrismaClient } from '@/prisma/generated/client'
import { properties } from './properties'

/** Where on the pavilion's floor plan its pictures were taken: fractions of the plan, and degrees clockwise from its top. */
const spots: Record<string, [x: number, y: number, direction: number]> = {
  'front-dusk': [0.44, 0.85, 2],
  'front-day': [0.6, 0.85, 350],
  side: [0.14, 0.74, 58],
  entrance: [0.625, 0.57, 0],
  living: [0.5, 0.19, 250],
  'living-2': [0.44, 0.4, 290],
  dining: [0.38, 0.17, 200],
  kitchen: [0.545, 0.43, 5],
  bedroom: [0.672, 0.44, 55],
  bath: [0.675, 0.25, 325],
}

/** Where in the living room's panorama the kitchen's was taken, and the other way around: fractions of the flat pictures. */
const links = [
  { from: 'living-360', to: 'kitchen-360', x: 0.085, y: 0.52 },
  { from: 'kitchen-360', to: 'living-360', x: 0.93, y: 0.52 },
]

/** Pins the photos of a delivery that shows the pavilion whole to its floor plan, and links its panoramas. */
export async function seedPlanPins(database: PrismaClient, deliveryId: string): Promise<void> {
  const photos = await database.photo.findMany({
    where: { deliveryId },
    orderBy: { position: 'asc' },
    select: { id: true, room: true },
  })
  const plan = photos.find(({ room }) => room === 'FLOOR_PLAN')
  if (!plan || photos.length !== properties.pavilion.length) return
  const idOf = (name: string) => photos[properties.pavilion.findIndex(({ file }) => file === name)]?.id
  const pins = Object.entries(spots).map(([file, [x, y, direction]]) => ({
    planId: plan.id,
    photoId: idOf(file),
    x,
    y,
    direction,
  }))
  const linkPins = links.map(({ from, to, x, y }) => ({
    planId: idOf(from),
    photoId: idOf(to),
    x,
    y,
    direction: null,
  }))
  await database.planPin.createMany({
    data: [...pins, ...linkPins].flatMap(({ planId, photoId, ...spot }) =>
      planId && photoId ? [{ deliveryId, planId, photoId, ...spot }] : [],
    ),
  })
}
