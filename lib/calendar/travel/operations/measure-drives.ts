import 'server-only'
import { driveKey, placeKey } from '@/lib/calendar/travel/rules/drive'
import type { Destination } from '@/lib/calendar/travel/schema'
import { hasRouter, maxStops, type RoutedDrive, routeDrives } from '@/lib/integrations/router'
import { db } from '@/lib/platform/data/db'
import { log } from '@/lib/platform/monitoring/log'
import type { Position } from '@/lib/studio/places/schema'
import { readRoad } from './read-road'

const metersPerMile = 1609.344

/**
 * Has the routing server measure the drives between a visit and the stops that haven't been measured yet, the first ones if
 * there are many, and stores them. Without a server, or if it fails, drives are estimated. Call it outside transactions.
 * @returns the destination with the drives that are known now
 */
export async function measureDrives(
  destination: Destination | null,
  stops: readonly (Position | null | undefined)[],
): Promise<Destination | null> {
  if (!destination || !hasRouter()) return destination
  const { position, road } = destination
  const place = placeKey(position)
  const missing = new Map<string, Position>()
  for (const stop of stops) {
    if (!stop || missing.size === maxStops) continue
    const key = placeKey(stop)
    if (key !== place && !road.measured?.has(driveKey(place, key))) missing.set(key, stop)
  }
  if (missing.size === 0) return destination
  try {
    const { there, back } = await routeDrives(position, [...missing.values()])
    const rows = [...missing.keys()].flatMap((stop, index) => [
      ...toRow(place, stop, there[index] ?? null),
      ...toRow(stop, place, back[index] ?? null),
    ])
    await db().measuredDrive.createMany({ data: rows, skipDuplicates: true })
  } catch (error) {
    log().warn({ error: String(error) }, 'the routing server failed')
    return destination
  }
  // Another request may have stored some of them first, and those count.
  return { position, road: await readRoad(db(), road, [position]) }
}

function toRow(fromPlace: string, toPlace: string, drive: RoutedDrive) {
  if (!drive) return []
  return [{ fromPlace, toPlace, miles: drive.meters / metersPerMile, minutes: Math.ceil(drive.seconds / 60) }]
}
