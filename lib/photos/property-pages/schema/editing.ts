import { z } from 'zod'
import { Email } from '@/lib/people/accounts/schema/fields'
import { limits, maxOpenHouses } from '@/lib/photos/property-pages/limits'
import { isFilmLink } from '@/lib/photos/property-pages/rules/film'
import { fieldErrors } from '@/lib/photos/property-pages/words'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { tooLongText } from '@/lib/platform/words'
import { type Inquiry, paragraphs } from './inquiries'

const line = (label: string, limit: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
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

/** The query of the editor. Malformed values count as absent. */
export const EditorQuery = z.object({
  booking_id: z.uuid().optional().catch(undefined),
  delivery_id: z.uuid().optional().catch(undefined),
})

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
