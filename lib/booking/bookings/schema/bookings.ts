import type { PaidTravel } from '@/lib/calendar/travel/schema'
import type { Shot } from '@/lib/catalog/services/rules/shots'
import type { CalendarDate, WallTime } from '@/lib/platform/time/calendar-date'
import type { Place } from '@/lib/studio/places/schema'
import type {
  AccountStatus,
  AirspaceState,
  BookingEventKind,
  BookingStatus,
  LateFeeState,
  ServiceLight,
} from '@/prisma/generated/enums'

/** A room of a shot list, with how many photos of it are promised, and whether it was ticked off on site. */
export type TickedShot = Shot & { isDone: boolean }

export type Person = {
  id: string
  fullName: string
  email: string
  phone: string | null
  avatarUrl: string | null
}

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

/** Something that the studio added to a booking. */
export type AddedItem = { id: string; name: string; priceCents: number }

/** When a photographer set out for a shoot, started, and finished it, and when the client was notified of the first. */
export type Progress = {
  onTheWayAt: Date | null
  onTheWayNotifiedAt: Date | null
  startedAt: Date | null
  finishedAt: Date | null
}

/** The studio's details in emails and calendar events. */
export type StudioVoice = { name: string; supportEmail: string; timeZone: string }
