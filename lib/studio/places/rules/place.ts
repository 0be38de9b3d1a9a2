import type { Place, Position } from '@/lib/studio/places/schema'
import type { PlaceSource } from '@/prisma/generated/enums'

/** The columns of a row that has a place, all set or none. */
export type PlaceColumns = {
  latitude: number | null
  longitude: number | null
  placeSource: PlaceSource | null
}

export function toPlace({ latitude, longitude, placeSource }: PlaceColumns): Place | null {
  if (latitude === null || longitude === null || placeSource === null) return null
  return { latitude, longitude, source: placeSource }
}

export function toPlaceColumns(place: Place | null): PlaceColumns {
  return {
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    placeSource: place?.source ?? null,
  }
}

/** Returns the position of the property itself, or null where only the studio's is known. */
export function propertyPosition(place: Place | null): Position | null {
  return place && place.source !== 'STUDIO' ? place : null
}
