import { codeLimit } from '@/lib/catalog/coupons/limits'
import { normalizeCode } from '@/lib/catalog/coupons/rules/code'
import { bandLimits, sizeLimits } from '@/lib/catalog/services/limits'
import { parseCount, readServiceIds } from '@/lib/catalog/services/rules/chosen-services'
import { noSize } from '@/lib/catalog/services/rules/pricing'
import type { PropertySize } from '@/lib/catalog/services/schema/services'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'
import { addressLimits } from '@/lib/studio/places/limits'

export type WizardStep = 'services' | 'calendar' | 'details'

/** The wizard's state apart from typed texts. It is part of the URL, so a reload and Back restore it. */
export type Wizard = {
  step: WizardStep
  serviceIds: string[]
  slotId: string | null
  /** The property's ZIP code, as typed; empty if unknown. */
  zip: string
  /** The property's size, as far as it decides prices. */
  size: PropertySize
  /** How many photos are wanted of services priced by them, by service id. */
  photoCounts: Record<string, number>
  /** The direction its front faces, in degrees clockwise from north. */
  facing: number | null
  /** The day the listing goes live, or `none` if a booking that moves loses its own. */
  liveOn: CalendarDate | 'none' | null
  /** The profile of the client whom a photographer books for. */
  clientId: string | null
  /** The quote request that becomes this booking. */
  quoteId: string | null
  /** The booking to reschedule. */
  rescheduleId: string | null
  /** The code of a coupon, as it is stored. */
  couponCode: string | null
  /** Set by Stripe on the return from the bank's authentication page. */
  setupIntentId: string | null
}

/** The URL's names of the size's parts, and how large each can be. */
const sizeParameters = [
  ['sqft', 'squareFeet', sizeLimits.squareFeet],
  ['basement', 'basementSquareFeet', sizeLimits.squareFeet],
  ['detached', 'detachedSquareFeet', sizeLimits.squareFeet],
  ['beds', 'bedrooms', sizeLimits.bedrooms],
] as const

type Parameters = Record<string, string | string[] | undefined>

/** Reads the wizard's URL. Without an earlier step's choice, falls back to that step. */
export function readWizard(parameters: Parameters): Wizard {
  const serviceIds = readServiceIds(parameters.services)
  const slotId = single(parameters.slot)
  const rescheduleId = single(parameters.reschedule)
  return {
    step: furthestStep(single(parameters.step), { serviceIds, slotId, rescheduleId }),
    serviceIds,
    slotId,
    zip: (single(parameters.zip) ?? '').trim().slice(0, addressLimits.zip),
    size: readSize(parameters),
    photoCounts: readCounts(single(parameters.photos)),
    facing: readFacing(single(parameters.facing)),
    liveOn: single(parameters.live) === 'none' ? 'none' : readDate(single(parameters.live)),
    clientId: rescheduleId ? null : single(parameters.client),
    quoteId: rescheduleId ? null : single(parameters.quote),
    rescheduleId,
    couponCode: rescheduleId ? null : readCouponCode(single(parameters.coupon)),
    setupIntentId: single(parameters.setup_intent),
  }
}

/** Returns the step to show: the one in the URL, or the earlier one whose choice is no longer available. */
export function shownStep(
  { step, rescheduleId }: Pick<Wizard, 'step' | 'rescheduleId'>,
  { hasServices, hasSlot }: { hasServices: boolean; hasSlot: boolean },
): WizardStep {
  if (!rescheduleId && !hasServices) return 'services'
  return step === 'details' && !hasSlot ? 'calendar' : step
}

/** Returns the URL of a step. */
export function wizardHref(wizard: Partial<Wizard>): string {
  const {
    step = 'services',
    serviceIds = [],
    slotId,
    clientId,
    quoteId,
    rescheduleId,
    setupIntentId,
  } = wizard
  const { couponCode, zip, size = noSize, photoCounts = {}, facing = null, liveOn } = wizard
  const parameters = [
    clientId && `client=${encodeURIComponent(clientId)}`,
    quoteId && `quote=${encodeURIComponent(quoteId)}`,
    rescheduleId && `reschedule=${encodeURIComponent(rescheduleId)}`,
    !rescheduleId && serviceIds.length > 0 && `services=${serviceIds.map(encodeURIComponent).join(',')}`,
    slotId && `slot=${encodeURIComponent(slotId)}`,
    zip && `zip=${encodeURIComponent(zip)}`,
    ...sizeParameters.map(([name, key]) => size[key] !== null && `${name}=${size[key]}`),
    Object.keys(photoCounts).length > 0 &&
      `photos=${Object.entries(photoCounts)
        .map(([id, count]) => `${encodeURIComponent(id)}:${count}`)
        .join(',')}`,
    facing !== null && `facing=${facing}`,
    liveOn && `live=${liveOn}`,
    !rescheduleId && couponCode && `coupon=${encodeURIComponent(couponCode)}`,
    step !== 'services' && !(rescheduleId && step === 'calendar') && `step=${step}`,
    setupIntentId && `setup_intent=${encodeURIComponent(setupIntentId)}`,
  ].filter(Boolean)
  return parameters.length > 0 ? `/book?${parameters.join('&')}` : '/book'
}

/** Returns the URL of booking these services again in one screen. */
export function bookAgainHref(serviceIds: readonly string[]): string {
  const services = serviceIds.map(encodeURIComponent).join(',')
  return services ? `/book/again?services=${services}` : '/book/again'
}

/** Returns the day the listing goes live, if any. @param booked that of the booking to reschedule */
export function goLiveDay(
  { liveOn }: Pick<Wizard, 'liveOn'>,
  booked: CalendarDate | null = null,
): CalendarDate | null {
  return liveOn === 'none' ? null : (liveOn ?? booked)
}

const idLength = 36

/** Returns the URL of a booking's page, which says why it can't be rescheduled. @param bookingId as typed */
export function unmovableHref(bookingId: string): string {
  return `/booking/${encodeURIComponent([...bookingId].slice(0, idLength).join(''))}`
}

function furthestStep(
  wanted: string | null,
  { serviceIds, slotId, rescheduleId }: Pick<Wizard, 'serviceIds' | 'slotId' | 'rescheduleId'>,
): WizardStep {
  if (!rescheduleId && (serviceIds.length === 0 || !wanted)) return 'services'
  return wanted === 'details' && slotId ? 'details' : 'calendar'
}

function readSize(parameters: Parameters): PropertySize {
  const parts = sizeParameters.map(([name, key, limit]) => {
    return [key, parseCount(single(parameters[name]) ?? '', limit)] as const
  })
  const size = { ...noSize, ...Object.fromEntries(parts) }
  return { ...size, squareFeet: size.squareFeet || null }
}

function readCounts(value: string | null): Record<string, number> {
  const pairs = (value ?? '').split(',').map((pair) => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([id = '', text = '']) => {
      const count = parseCount(text, bandLimits.upTo)
      return id && count ? [[id, count] as const] : []
    }),
  )
}

function readFacing(value: string | null): number | null {
  const degrees = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 360
  return degrees < 360 ? degrees : null
}

/** Cut so that it stays unknown if it's longer than any code. */
function readCouponCode(value: string | null): string | null {
  return [...normalizeCode(value ?? '')].slice(0, codeLimit.max + 1).join('') || null
}

function readDate(value: string | null): CalendarDate | null {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && !Number.isNaN(Date.parse(`${value}T00:00Z`))
  // February 31 would become March 3.
  return value && isDate && addDays(value, 0) === value ? value : null
}

function single(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value
  return first || null
}
