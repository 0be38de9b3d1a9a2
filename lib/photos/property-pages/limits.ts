import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Maximum text lengths, in characters. */
export const limits = {
  headline: 120,
  description: 5000,
  status: 40,
  lot: 60,
  film: 500,
  agentName: 100,
  agentPhone: 40,
  agentCompany: 120,
  license: 80,
  email: 254,
  message: 2000,
} as const

/** The width in px of the first photo on a phone. */
export const phoneWidth = 840

export const maxOpenHouses = 10
/** Photos that a page shows at most. */
export const maxPhotos = 300
/** Inquiries that the editor lists, newest first. */
export const maxInquiries = 50
/** Days of views that the editor shows. */
export const viewDays = 30
/** A form that is sent sooner after it was opened wasn't filled in by a person. */
export const minFormAgeMs = 3_000
/** The most links in an inquiry; more suggest spam. */
export const linkLimit = 2
/** The parts of a day in which visitors can ask to see a property. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
/** A day that isn't among the offered ones. */
export const anotherDay = 'another'

/** Per person. */
export const flyerLimit: RateLimit = { name: 'property-flyer', attempts: 60, seconds: 60 * 60 }
