import 'server-only'
import { driveKey, placeKey } from '@/lib/calendar/travel/rules/drive'
import type { MeasuredDrives, RoadTerms } from '@/lib/calendar/travel/schema'
import { hasRouter } from '@/lib/integrations/router'
import type { Transaction } from '@/lib/platform/data/db'
import type { Position } from '@/lib/studio/places/schema'

/**
 * Returns the studio's terms with the drives to and from these places that the routing server has measured. Reads only
 * what is stored, so that the same drives count where a time is offered and where it is claimed.
 */
export async function readRoad(
  tx: Pick<Transaction, 'measuredDrive'>,
  { roadFactorPercent, averageMph }: RoadTerms,
  places: readonly (Position | null | undefined)[],
): Promise<RoadTerms> {
  const estimate = { roadFactorPercent, averageMph }
  const keys = [...new Set(places.flatMap((place) => (place ? [placeKey(place)] : [])))]
  if (!hasRouter() || keys.length === 0) return estimate
  return { ...estimate, measured: await readMeasured(tx, keys) }
}

async function readMeasured(
  tx: Pick<Transaction, 'measuredDrive'>,
  keys: readonly string[],
): Promise<MeasuredDrives> {
  const rows = await tx.measuredDrive.findMany({
    where: { OR: [{ fromPlace: { in: [...keys] } }, { toPlace: { in: [...keys] } }] },
    select: { fromPlace: true, toPlace: true, miles: true, minutes: true },
  })
  return new Map(
    rows.map(({ fromPlace, toPlace, ...drive }) => [
      driveKey(fromPlace, toPlace),
      { ...drive, isEstimate: false },
    ]),
  )
}
