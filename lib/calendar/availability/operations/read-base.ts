import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import type { Position } from '@/lib/studio/places/schema'

/** The columns of a photographer's terms that say where they start from. */
export const baseFields = { baseLatitude: true, baseLongitude: true } as const

type BaseColumns = { baseLatitude: number | null; baseLongitude: number | null }

/** Returns where a photographer starts from; null for the studio. */
export function toBase(terms: BaseColumns | null | undefined): Position | null {
  const { baseLatitude: latitude, baseLongitude: longitude } = terms ?? {}
  return latitude == null || longitude == null ? null : { latitude, longitude }
}

/** Reads where a photographer starts from; null for the studio. */
export async function readBase(
  tx: Pick<Transaction, 'bookingTerms'>,
  photographerId: string,
): Promise<Position | null> {
  return toBase(await tx.bookingTerms.findUnique({ where: { photographerId }, select: baseFields }))
}
