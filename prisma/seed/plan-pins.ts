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

/** Pins the photos of a delivery that shows the pavilion whole to its floor plan. */
export async function seedPlanPins(database: PrismaClient, deliveryId: string): Promise<void> {
  const photos = await database.photo.findMany({
    where: { deliveryId },
    orderBy: { position: 'asc' },
    select: { id: true, room: true },
  })
  const plan = photos.find(({ room }) => room === 'FLOOR_PLAN')
  if (!plan || photos.length !== properties.pavilion.length) return
  await database.planPin.createMany({
    data: properties.pavilion.flatMap(({ file }, place) => {
      const [photo, spot] = [photos[place], spots[file]]
      if (!photo || !spot) return []
      const [x, y, direction] = spot
      return [{ deliveryId, planId: plan.id, photoId: photo.id, x, y, direction }]
    }),
  })
}
