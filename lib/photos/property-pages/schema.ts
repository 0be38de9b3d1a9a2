import { z } from 'zod'
import { Email, FullName, Phone } from '@/lib/people/accounts/schema/fields'
import type { FocalPoint } from '@/lib/photos/deliveries/rules/focal-point'
import type { PlanPin } from '@/lib/photos/deliveries/schema/plan-pins'
import { type Chapter, type FilmVariant, shownVariants } from '@/lib/photos/media/schema'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { tooLongText } from '@/lib/platform/words'
import type { Position } from '@/lib/studio/places/schema'
import type { LicenseKind, Room } from '@/prisma/generated/enums'
import { anotherDay, dayParts, limits, linkLimit, maxOpenHouses } from './limits'
import { isFilmLink } from './rules/film'
import { countLinks } from './rules/links'
import { fieldErrors } from './words'

const line = (label: string, limit: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().max(limit, tooLongText(label, limit)))

const paragraphs = (label: string, limit: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, '')
        .trim(),
    )
    .pipe(z.string().max(limit, tooLongText(label, limit)))

/** A number as people type it, such as `$485,000`; empty for none. */
const typedNumber = (range: { min: number; max: number; step?: number }, message: string) =>
  z
    .string()
    .transform((text) => text.replace(/[\s$,]/g, ''))
    .pipe(z.string().regex(/^\d{0,12}(\.\d{1,2})?$/, message))
    .transform((text) => (text === '' ? null : Number(text)))
    .refine(
      (value) =>
        value === null || (value >= range.min && value <= range.max && value % (range.step ?? 1) === 0),
      message,
    )

const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const OpenHouse = z.object({
  id: z.uuid(),
  date: calendarDate(),
  startTime: WallTime,
  endTime: WallTime,
})
export type OpenHouse = z.output<typeof OpenHouse>

/** The agent as shown on the page. */
const Agent = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  company: z.string(),
  /** The license number as typed. */
  license: z.string(),
  /** Whether the photo of the agent's profile is shown. */
  showsPhoto: z.boolean(),
})
export type AgentCard = z.output<typeof Agent>

/** What the table stores of a page. Everything but the agent may be empty. */
export const PageContent = z.object({
  headline: z.string().default(''),
  description: z.string().default(''),
  status: z.string().default(''),
  /** In whole units of the studio's currency. */
  price: z.number().nullable().default(null),
  beds: z.number().nullable().default(null),
  baths: z.number().nullable().default(null),
  /** In square feet. */
  area: z.number().nullable().default(null),
  lot: z.string().default(''),
  year: z.number().nullable().default(null),
  film: z.string().default(''),
  openHouses: z.array(OpenHouse).default([]),
  /** The ids of the photos that the page doesn't show. */
  leftOut: z.array(z.uuid()).default([]),
  agent: Agent,
})
export type PageContent = z.output<typeof PageContent>

const ids = z.array(z.uuid()).max(5_000).prefault([])
const texts = z.array(z.string().max(40)).max(maxOpenHouses, fieldErrors.tooManyOpenHouses).prefault([])

export const OnePage = z.object({ deliveryId: z.uuid() })

/** The editor's form. Each open house is a row of four fields. */
export const SavePage = z
  .object({
    deliveryId: z.uuid(),
    /** The version that was opened; 0 for a page that wasn't saved yet. */
    seen: z.coerce.number().int().min(0),
    expiresOn: z.union([z.literal('').transform(() => null), calendarDate(fieldErrors.date)]).prefault(''),
    headline: line('The headline', limits.headline).prefault(''),
    description: paragraphs('The description', limits.description).prefault(''),
    status: line('The status', limits.status).prefault(''),
    price: typedNumber({ min: 1, max: 999_999_999 }, fieldErrors.price).prefault(''),
    beds: typedNumber({ min: 0, max: 99 }, fieldErrors.beds).prefault(''),
    baths: typedNumber({ min: 0, max: 99, step: 0.25 }, fieldErrors.baths).prefault(''),
    area: typedNumber({ min: 1, max: 9_999_999 }, fieldErrors.area).prefault(''),
    lot: line('The lot', limits.lot).prefault(''),
    year: typedNumber({ min: 1600, max: 2100 }, fieldErrors.year).prefault(''),
    film: z
      .string()
      .trim()
      .max(limits.film, tooLongText('The link', limits.film))
      .refine((link) => link === '' || isFilmLink(link), fieldErrors.film)
      .prefault(''),
    openHouseId: z.array(z.uuid()).max(maxOpenHouses).prefault([]),
    openHouseDate: texts,
    openHouseStart: texts,
    openHouseEnd: texts,
    /** The photos that the form listed, and those of them that were checked. */
    listed: ids,
    shown: ids,
    agentName: line('The name', limits.agentName).pipe(z.string().min(1, fieldErrors.agentName)),
    agentPhone: line('The phone number', limits.agentPhone).prefault(''),
    agentEmail: z.union([z.literal(''), Email]).prefault(''),
    agentCompany: line('The company', limits.agentCompany).prefault(''),
    license: line('The license number', limits.license).prefault(''),
    showsPhoto: z.literal('on').optional(),
  })
  .transform((typed, context) => {
    const openHouses = typed.openHouseId.flatMap((id, place) => {
      const [date = '', startTime = '', endTime = ''] = [
        typed.openHouseDate[place],
        typed.openHouseStart[place],
        typed.openHouseEnd[place],
      ]
      if (date === '' && startTime === '' && endTime === '') return []
      const parsed = OpenHouse.safeParse({ id, date, startTime, endTime })
      if (parsed.success && startTime < endTime) return [parsed.data]
      context.addIssue({ code: 'custom', path: ['openHouses'], message: fieldErrors.openHouse })
      return []
    })
    const shown = new Set(typed.shown)
    return {
      deliveryId: typed.deliveryId,
      seen: typed.seen,
      expiresOn: typed.expiresOn,
      content: {
        headline: typed.headline,
        description: typed.description,
        status: typed.status,
        price: typed.price,
        beds: typed.beds,
        baths: typed.baths,
        area: typed.area,
        lot: typed.lot,
        year: typed.year,
        film: typed.film,
        openHouses: openHouses.sort((one, other) =>
          `${one.date}${one.startTime}` < `${other.date}${other.startTime}` ? -1 : 1,
        ),
        leftOut: typed.listed.filter((id) => !shown.has(id)),
        agent: {
          name: typed.agentName,
          phone: typed.agentPhone,
          email: typed.agentEmail,
          company: typed.agentCompany,
          license: typed.license,
          showsPhoto: typed.showsPhoto === 'on',
        },
      } satisfies PageContent,
    }
  })
export type SavePage = z.output<typeof SavePage>

/** A visitor's question, or request to see the property. */
export const SendInquiry = z
  .object({
    pageId: z.uuid(),
    /** Generated for one opening of the form; empty for one that wasn't opened. */
    idempotencyKey: z.union([z.literal(''), z.uuid()]),
    /** The signed time when the form was opened. */
    stamp: z.string().max(200).default(''),
    /** A hidden field; if it is filled in, the visitor is a bot. */
    reference: z.string().default(''),
    fullName: FullName,
    email: Email,
    phone: Phone.prefault(''),
    /** When they want to see it. */
    day: z.union([z.literal(anotherDay), calendarDate()]).optional(),
    part: z.enum(dayParts).optional(),
    message: paragraphs('Your message', limits.message)
      .pipe(z.string().refine((text) => countLinks(text) <= linkLimit, fieldErrors.links))
      .prefault(''),
  })
  .refine(({ day, message }) => day !== undefined || message !== '', {
    path: ['message'],
    message: fieldErrors.message,
  })
export type SendInquiry = z.output<typeof SendInquiry>

export const OneInquiry = z.object({ inquiryId: z.uuid() })

/** What identifies one opening of the inquiry form. */
export type FormOpening = { idempotencyKey: string; stamp: string }

/** The query of the editor. Malformed values count as absent. */
export const EditorQuery = z.object({
  booking_id: z.uuid().optional().catch(undefined),
  delivery_id: z.uuid().optional().catch(undefined),
})

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

export type Inquiry = {
  id: string
  fullName: string
  email: string
  phone: string | null
  message: string
  /** Formatted. */
  receivedAt: string
}

/** Where a page stands: `hidden` is published, but its photos aren't paid any longer. */
export type PageState = 'draft' | 'public' | 'expired' | 'hidden'

/** The links of a page for a listing. */
export type PageLinks = {
  /** The path of the editor. */
  editor: string
  /** Null unless visitors see the page. */
  public: { pageUrl: string; tourUrl: string } | null
}

export type EditedPhoto = { id: string; name: string; caption: string; isFloorPlan: boolean; altered: string }

/** A page as its agent and the studio edit it. */
export type EditedPage = {
  deliveryId: string
  bookingId: string
  street: string
  town: string
  state: PageState
  /** Null until it was saved or published. */
  saved: { pageId: string; pageUrl: string; tourUrl: string } | null
  /** An SVG path of `size` units a side, on white; null until it was saved. */
  qrCode: { size: number; path: string } | null
  version: number
  expiresOn: CalendarDate | null
  content: PageContent
  /** Whether the agent's profile has a photo. */
  hasAgentPhoto: boolean
  photos: EditedPhoto[]
  inquiries: Inquiry[]
  inquiryCount: number
  /** The last days, oldest first, without gaps. */
  views: { day: CalendarDate; pageViews: number; tourViews: number }[]
}
