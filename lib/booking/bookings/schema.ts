import { z } from 'zod'
import { AccessDetails } from '@/lib/booking/access-details/schema'
import type { Drive, PaidTravel } from '@/lib/calendar/travel/schema'
import { ChosenCard } from '@/lib/catalog/cards/schema'
import { shotLimits } from '@/lib/catalog/services/limits'
import type { Shot } from '@/lib/catalog/services/rules/shots'
import { PhotoCounts, PropertySize } from '@/lib/catalog/services/schema'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import { calendarDate } from '@/lib/platform/time/date-schema'
import {
  oneOf,
  pageNumber,
  parameter,
  type StateOf,
  searchText,
  urlState,
} from '@/lib/platform/web/url-state'
import { tooLongText } from '@/lib/platform/words'
import { Facing, type Place, type Position, PropertyAddress } from '@/lib/studio/places/schema'
import type {
  AccountStatus,
  AirspaceState,
  BookingEventKind,
  BookingStatus,
  LateFeeState,
  ServiceLight,
} from '@/prisma/generated/enums'
import { itemNameLimit, limits } from './limits'
import { longAddressText, missingAddressText, missingServiceText, missingTimeText } from './words/fields'
import { itemAmountText, itemNameText } from './words/items'

const slotId = z.uuid(missingTimeText)

/** The texts a person types about a shoot. */
export const ShootDetails = z.object({
  propertyAddress: z
    .string()
    .trim()
    .min(1, missingAddressText)
    .max(limits.propertyAddress, longAddressText(limits.propertyAddress)),
  specialInstructions: z
    .string()
    .trim()
    .max(
      limits.specialInstructions,
      `Special instructions must be at most ${limits.specialInstructions} characters`,
    )
    .default(''),
})
export type ShootDetails = z.output<typeof ShootDetails>

export const BookShoot = ShootDetails.extend({
  /** An idempotency key from the browser; a retry returns the first booking. */
  idempotencyKey: z.uuid(),
  serviceIds: z.array(z.string().min(1).max(100)).min(1, missingServiceText).max(50),
  /** What prices by size or photo count are computed from. */
  size: PropertySize.optional(),
  photoCounts: PhotoCounts.optional(),
  slotId,
  /** The parts of the address, if they were entered separately. */
  property: PropertyAddress.optional(),
  facing: Facing.optional(),
  /** The day the listing goes live. */
  goLiveOn: calendarDate().nullish(),
  /** The total shown to the client, in cents. It sets no price: a booking with another total is rejected. */
  shownTotalCents: z.int().min(0),
  /** The tax that was shown on top of it: 0 for none, null if it depended on the property's place. */
  shownTaxCents: z.int().min(0).nullable().default(0),
  /** What the client was shown that their brokerage pays of both; nothing without one. */
  shownCoveredCents: z.int().min(0).optional(),
  /** The currency of that total. A booking in another currency is rejected too. */
  shownCurrency: z.string().length(3).optional(),
  /** The code of the coupon that the shown total contains. */
  couponCode: z.string().trim().max(100).optional(),
  /** Without one only if a brokerage pays for all of it. */
  card: ChosenCard.optional(),
  /** What the client agreed to, as it was shown. A booking with other terms is rejected. */
  agreedText: z.string().max(2000).optional(),
  accessDetails: AccessDetails.optional(),
  /** The quote request that becomes this booking. Its price counts if it's the client's. */
  quoteId: z.uuid().optional(),
})
export type BookShoot = z.output<typeof BookShoot>

/**
 * `clientId` is the profile id of the client whom the actor books for. Without a card: only its owner can save one, and agree to
 * charges.
 */
export const BookForClient = BookShoot.omit({ card: true, agreedText: true }).extend({ clientId: z.uuid() })
export type BookForClient = z.output<typeof BookForClient>

/** A booking, and where its client goes on if the deposit couldn't be charged at once, with the reason. */
export type BookedShoot = { bookingId: string; unpaid: { href: string; message: string } | null }

export const RescheduleBooking = ShootDetails.extend({
  bookingId: z.uuid(),
  slotId,
  /** The new go-live date, or null to remove it; without it, the booking keeps its own. */
  goLiveOn: calendarDate().nullish(),
})
export type RescheduleBooking = z.output<typeof RescheduleBooking>

export const BookingReference = z.object({ bookingId: z.uuid() })

/** What a photographer records on the day of a shoot, in order. */
export const steps = ['on-the-way', 'start', 'finish'] as const
export type Step = (typeof steps)[number]

/** `room`: as its list names it. */
export const TickShot = BookingReference.extend({
  room: z.string().trim().min(1).max(shotLimits.characters),
  isDone: z.boolean(),
})
export type TickShot = z.output<typeof TickShot>

/** A room of a shot list, with how many photos of it are promised, and whether it was ticked off on site. */
export type TickedShot = Shot & { isDone: boolean }

export const RecordStep = BookingReference.extend({ step: z.enum(steps) })
export type RecordStep = z.output<typeof RecordStep>

/** The page of a photographer's day. `date`: empty for today. */
export const DayAddress = urlState('/today', {
  date: parameter(z.union([z.literal(''), calendarDate()]), ''),
})

/** `photographerId` is the new photographer's profile id. */
/** How a client's new bookings are charged. */
export const SetClientTerms = z.object({ clientId: z.uuid(), paysByInvoice: z.boolean() })
export type SetClientTerms = z.output<typeof SetClientTerms>

export const ReassignBooking = BookingReference.extend({ photographerId: z.uuid() })
export type ReassignBooking = z.output<typeof ReassignBooking>

export const CancelBooking = BookingReference.extend({
  /** The fee shown to the person, in cents. A cancellation that now costs more is rejected. */
  shownFeeCents: z.int().min(0),
  /** The payments shown to the person, and which of them to refund. A newer payment stops the cancellation. */
  payments: z
    .array(z.object({ invoiceId: z.uuid(), refund: z.boolean() }))
    .max(50)
    .default([]),
})
export type CancelBooking = z.output<typeof CancelBooking>

/** The token of a calendar feed's address, unverified. */
export const FeedAddress = z.object({ token: z.string().max(200) })

/** The state of Booking Management in the URL. */
export const ManagedFilter = urlState('/admin?tab=bookings', {
  show: oneOf(['upcoming', 'pending', 'completed']),
  search: searchText(limits.search),
  page: pageNumber(),
})
export type ManagedFilter = StateOf<typeof ManagedFilter>
export type ManagedStatus = ManagedFilter['show']

/** The state of a client's list in the URL. */
export const BookingFilter = urlState('/bookings', {
  status: oneOf(['', 'PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED']),
  page: pageNumber(),
})
export type BookingFilter = StateOf<typeof BookingFilter>

export type Person = {
  id: string
  fullName: string
  email: string
  phone: string | null
  avatarUrl: string | null
}

/** An item as typed. `itemId`: chosen by the browser; a retry with the same id adds nothing. */
export const AddItem = z.object({
  bookingId: z.uuid(),
  itemId: z.uuid(),
  /** The add-on of the catalog that it is; null for anything else. */
  serviceId: z.string().min(1).max(100).nullable(),
  name: z.string().trim().min(1, itemNameText).max(itemNameLimit, tooLongText('The name', itemNameLimit)),
  amount: amountSchema({ positive: true, missing: itemAmountText }),
})
export type AddItem = z.output<typeof AddItem>
export type AddItemInput = z.input<typeof AddItem>

export const RemoveItem = z.object({ bookingId: z.uuid(), itemId: z.uuid() })
export type RemoveItem = z.output<typeof RemoveItem>

/** A booked service with its name and price at the time of booking, and the band of sizes that decided the price. */
export type BookedServiceItem = {
  /** Null for something that isn't in the catalog. */
  id: string | null
  name: string
  priceCents: number
  /** What the booking's coupon takes off the price. */
  discountCents: number
  band: string | null
  photosIncluded: number | null
  /** The price of each photo beyond those included; 0 is no charge. */
  extraPhotoCents: number
  /** The package that it was booked in. */
  packageName: string | null
}

/** The fee for a late cancellation, in cents of the booking's currency, and its status. */
export type LateFee = { cents: number; state: LateFeeState }

/** The day a listing goes live, and the day by whose end its photos were promised when the time was chosen. */
export type GoLive = { liveOn: CalendarDate; photosBy: CalendarDate }

/** How many hours after a shoot its photos are ready: as the studio promises, or as long as recent shoots took. */
export type Turnaround = { hours: number; isPromised: boolean }

/** What the client agreed to about charges to the card, when booking. */
export type Agreement = {
  /** As it was shown. */
  text: string
  /** `Visa ending 4242`; null once the client's account was deleted. */
  card: string | null
  /** Charged when booking. */
  depositCents: number
  /** How many days after the delivery the card is charged; null for payment by invoice. */
  chargeAfterDays: number | null
  /** ISO 8601. */
  agreedAt: string
}

/** The studio's cancellation terms at the time of booking, with the fee in cents of its currency. */
export type BookedTerms = { freeCancelHours: number; lateCancelFeeCents: number }

/** What a list of the next shoots shows of a booking. */
export type UpcomingShoot = Pick<
  BookingItem,
  'id' | 'address' | 'date' | 'startTime' | 'endTime' | 'status' | 'goLive' | 'isDelivered'
> & { client: Pick<Person, 'fullName'>; photographer: Pick<Person, 'fullName'> }

/** The shoot that a client's dashboard shows first. */
export type NextShoot = Pick<BookingItem, 'id' | 'address' | 'date' | 'startTime'> & {
  photographerName: string
  /** Whether the photographer started it, or its time has come. */
  isRunning: boolean
}

/** What an admin of a brokerage sees of a shoot in a month. */
export type OverseenShoot = Pick<BookingItem, 'id' | 'address' | 'date' | 'status' | 'currency'> & {
  /** The names of the booked services. */
  services: string[]
  /** Before tax. */
  cents: number
  client: Pick<Person, 'id' | 'fullName' | 'avatarUrl'>
}

/** What a table of shoots that someone handles shows of a booking. */
export type ManagedBooking = Pick<
  BookingItem,
  | 'id'
  | 'address'
  | 'date'
  | 'startTime'
  | 'status'
  | 'isDelivered'
  | 'isInvoiced'
  | 'isImported'
  | 'totalCents'
  | 'currency'
> & {
  services: readonly Pick<BookedServiceItem, 'name'>[]
  client: Pick<Person, 'fullName'>
  photographer: Pick<BookingItem['photographer'], 'fullName' | 'accountStatus'>
}

/** A booking in lists and cards. Date and times are local to the studio; `...At` is ISO 8601. */
export type BookingItem = {
  id: string
  number: string
  address: string
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  status: BookingStatus
  goLive: GoLive | null
  /** Photos were sent for it. */
  isDelivered: boolean
  /** An invoice was issued for it. */
  isInvoiced: boolean
  /** A past shoot that was brought from another tool: it has a day, but no time, no price, and no invoice. */
  isImported: boolean
  services: BookedServiceItem[]
  /** The photographer's drive, if it isn't free. */
  travel: PaidTravel | null
  /** The code of the coupon that it was booked with. */
  couponCode: string | null
  /** Includes the drive and the estimated tax, without the coupon's discount. */
  totalCents: number
  /** The tax that was added to the prices when the client booked: 0 for none, null if it wasn't known. */
  taxCents: number | null
  /** What a brokerage pays of the total; null if the client pays. */
  covered: { brokerageName: string; cents: number } | null
  currency: string
  terms: BookedTerms
  agreement: Agreement | null
  specialInstructions: string | null
  createdAt: string
  changedAt: string
  /** Raised with every change, so that calendars recognize the newest invitation. */
  revision: number
  lateFee: LateFee | null
  client: Person
  photographer: Person & { accountStatus: AccountStatus }
}

/** A late fee that its photographer hasn't charged or waived yet, in cents. */
export type DueLateFee = {
  bookingId: string
  address: string
  date: CalendarDate
  startTime: WallTime
  clientId: string
  clientName: string
  cents: number
  currency: string
}

/** What charging a late fee does, and what waiving it does, in sentences. */
export type FeeConsequences = { charge: string; waive: string }

/** What a cancellation costs, in cents and as a sentence. */
export type CancellationTerms = { feeCents: number; sentence: string }

/** A payment for a booking before any delivery, formatted for display. */
export type BookingPayment = {
  invoiceId: string
  number: string
  /** Paid and not refunded. */
  amount: string
  /** Follows "by": `card ending 4242`. */
  method: string
  paidOn: string | null
  /** Recorded manually, so the portal can't refund it through Stripe. */
  isByHand: boolean
  canRefund: boolean
  /** What becomes of it if the client cancels now. */
  consequence: string
}

/** What a timeline entry records of the booking, before and after. */
export type BookingState = {
  status: BookingStatus
  date: CalendarDate
  startTime: WallTime
  endTime: WallTime
  address: string
  photographerId: string
  /** Missing in older entries. */
  goLiveOn?: CalendarDate | null
  /** Set when the change was made because the photographer wasn't available that day. */
  isPhotographerAway?: true
  /** What was added or removed: `Rush Delivery ($45.00)`. */
  item?: string
}

export type BookingEventItem = {
  id: string
  kind: BookingEventKind
  /** Null when the account was deleted. */
  actorName: string | null
  /** The client, when someone else made the change. */
  clientName: string | null
  createdAt: string
  before: BookingState | null
  after: BookingState | null
  /** The photographer who wasn't available that day, when someone else made the change for that reason. */
  awayName: string | null
  /** The photographers' names, when the booking changed photographers. */
  reassignment: { from: string; to: string } | null
}

/** The result of reassigning a photographer's open bookings; `stayed` lists those that couldn't be, with reasons. */
export type ReassignOutcome = {
  toName: string
  reassigned: number
  stayed: { bookingId: string; what: string; why: string }[]
}

/** An event of a shoot as text, from any domain. */
export type ShootEvent = {
  id: string
  /** ISO 8601. */
  at: string
  title: string
  detail: string | null
  /** Links to the gallery or invoice it happened to. */
  href: string | null
}

/** A photographer a booking can be reassigned to. */
export type Colleague = { profileId: string; fullName: string }

export type BookingDetail = BookingItem & {
  /** The booked services with their durations. */
  visit: {
    name: string
    durationMinutes: number
    light: ServiceLight
    usesDrone: boolean
    turnaroundHours: number | null
    isAddOn: boolean
  }[]
  /** The brokerage through which it was booked. */
  brokerageName: string | null
  /** The property's size, as far as it decided prices: `3,200 sq ft`; empty if none did. */
  sizeText: string
  /** Where the property is, and which way its front faces in degrees from north. */
  place: Place | null
  facing: number | null
  airspace: AirspaceState | null
  /** The client's card, for its payment: `Visa ending 4242`. */
  card: string | null
  progress: Progress
  /** What to photograph, as its services list it; empty for readers who can't tick it off. */
  shots: TickedShot[]
  /** The slots of the visit, earliest first. */
  slotIds: string[]
  events: BookingEventItem[]
  /** What cancelling now would cost this reader. */
  cancellation: CancellationTerms
  /** The actions this reader may take now. */
  may: {
    approve: boolean
    complete: boolean
    cancel: boolean
    reschedule: boolean
    resolveLateFee: boolean
    clearAirspace: boolean
    takeOver: boolean
    reassign: boolean
    /** Record setting out, the start, and the end. */
    recordSteps: boolean
    /** Add items, and remove them. */
    changeItems: boolean
  }
  /** What the studio added. */
  addedItems: AddedItem[]
}

/** What the buttons of a booking's page need of it. */
export type ManageableBooking = Pick<
  BookingDetail,
  'id' | 'address' | 'date' | 'startTime' | 'currency' | 'cancellation' | 'may' | 'client' | 'photographer'
>

/** An add-on for a booking. `amount`: as typed, empty where its price depends on something that isn't known. */
export type AddOnChoice = { id: string; name: string; amount: string; price: string }

/** Something that the studio added to a booking. */
export type AddedItem = { id: string; name: string; priceCents: number }

/** When a photographer set out for a shoot, started, and finished it, and when the client was notified of the first. */
export type Progress = {
  onTheWayAt: Date | null
  onTheWayNotifiedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
}

/** A shoot on the page of its photographer's day. */
export type DayShoot = Pick<
  BookingItem,
  'id' | 'address' | 'date' | 'startTime' | 'endTime' | 'status' | 'isDelivered' | 'specialInstructions'
> & {
  client: Person
  visit: { name: string; usesDrone: boolean }[]
  position: Position | null
  facing: number | null
  airspace: AirspaceState | null
  progress: Progress
  /** What to photograph, as its services list it; empty before the shoot is confirmed. */
  shots: TickedShot[]
  /** From the shoot before, or for the first one from the photographer's base; null where a place isn't known. */
  drive: (Drive & { from: 'base' | 'shoot' }) | null
}

/** The two sides of a booking. */
export type Party = 'client' | 'photographer'

/**
 * The changes that people are notified of. When a shoot moves to another photographer, the former one gets `handed-over`,
 * the new one `taken-over`, and the client `new-photographer`.
 */
export type Change =
  | 'approved'
  | 'rescheduled'
  | 'handed-over'
  | 'taken-over'
  | 'new-photographer'
  | 'cancelled'
  | 'completed'
  | 'fee-waived'
  | 'item-added'
  | 'item-removed'

/** A photographer isn't available for a shoot. Its client gets an apology, with this note unless it's empty. */
export type Absence = { note: string }

/** The studio's details in emails and calendar events. */
export type StudioVoice = { name: string; supportEmail: string; timeZone: string }
