import { z } from 'zod'
import type { FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { type Chapter, type FilmVariant, shownVariants } from '@/lib/photos/media/schema'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import type { Position } from '@/lib/studio/places/schema'
import type { LicenseKind, Room } from '@/prisma/generated/enums'
import type { AgentCard, OpenHouse } from './editing'

/**
 * `phone` is between `tile` and `screen`, for the first photo. `share` is a crop for link previews, and `panorama` a 360° photo large
 * enough to look around in.
 */
export const pictureSizes = ['tile', 'phone', 'screen', 'share', 'panorama'] as const
export type PictureSize = (typeof pictureSizes)[number]

export const OnePicture = z.object({ pageId: z.uuid(), photoId: z.uuid(), size: z.enum(pictureSizes) })
export const OneFilm = z.object({ pageId: z.uuid(), mediaId: z.uuid(), variant: z.enum(shownVariants) })
export const PublicPageId = z.object({ pageId: z.uuid() })
export const OneOpenHouse = z.object({ pageId: z.uuid(), openHouseId: z.uuid() })

type Size = { width: number; height: number }

/** A photo on a page. `altered` names its alterations; empty for an unaltered photo. */
export type PagePhoto = Size & {
  id: string
  alt: string
  caption: string
  altered: string
  room: Room | null
  placeholder: string | null
  /** What stays visible where it's cropped; null for its center. */
  focus: FocalPoint | null
  tile: Size
  screen: Size
}

/** A film that was delivered with the photos. `sources` are what browsers play, the best first. */
export type PageFilm = Size & {
  id: string
  sources: FilmVariant[]
  hasPoster: boolean
  hasCaptions: boolean
  chapters: Chapter[]
}

/** A tour at a host. `isFramed`: whether the page shows it in a frame; otherwise it leads there. */
export type PageTour = { url: string; host: string; isFramed: boolean }

/** What everyone sees of a property, without a name or contact details: the unbranded tour. */
export type PropertyTour = {
  pageId: string
  street: string
  town: string
  headline: string
  description: string
  status: string
  /** Formatted. */
  price: string
  facts: [label: string, value: string][]
  /** Upcoming ones. */
  openHouses: OpenHouse[]
  timeZone: string
  /** The day on which it's shown, in that zone. */
  today: CalendarDate
  /** Where it is, and the direction its front faces in degrees from north; null if it isn't known. */
  site: { position: Position; facing: number | null } | null
  /** The first is the hero. */
  photos: PagePhoto[]
  floorPlans: PagePhoto[]
  /** 360° photos. */
  panoramas: PagePhoto[]
  /** Where on the floor plans and in the panoramas others were taken. */
  pins: PlanPin[]
  /** The delivered film: on the unbranded tour, one that names nobody. */
  deliveredFilm: PageFilm | null
  /** On the unbranded tour, those with an address that names nobody. */
  virtualTours: PageTour[]
}

/** The branded page. */
export type PropertyPage = PropertyTour & {
  slug: string
  agent: Omit<AgentCard, 'showsPhoto'>
  /** The address of the agent's photo. */
  agentPhoto: string | null
  /** The agent's brokerage, through which the shoot was booked. */
  brokerage: { name: string; logoUrl: string | null } | null
  /** The delivered film that names nobody. */
  unbrandedFilm: PageFilm | null
  /** A film at a host, which the agent entered. */
  film: { href: string; host: string } | null
  /** The copies of its tours that name nobody. */
  unbrandedTours: PageTour[]
  /** The photos' studio. */
  studioName: string
  /** The path of the unaltered originals of its altered photos; null without any, and while they aren't shared. */
  originals: string | null
  /** What the agent may do with the photos; null if it isn't recorded. */
  license: LicenseKind | null
}
