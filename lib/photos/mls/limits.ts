import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

export const maxProfiles = 100
export const nameLimit = 80
export const areaLimit = 120
export const formatsLimit = 100
export const sourceLimit = 120
export const addressLimit = 300
export const noteLimit = 300

/** Pixels of a side. */
export const sideRange = { min: 100, max: 20_000 }
/** The range of each number of a profile. A kilobyte is 1,000 bytes, so that a file also fits boards that count 1,024. */
export const numberRanges = {
  minWidth: sideRange,
  minHeight: sideRange,
  maxWidth: sideRange,
  maxHeight: sideRange,
  aspectWidth: { min: 1, max: 100 },
  aspectHeight: { min: 1, max: 100 },
  maxKilobytes: { min: 50, max: 100_000 },
  minPhotos: { min: 0, max: 1000 },
  maxPhotos: { min: 1, max: 1000 },
  minFrontExteriors: { min: 0, max: 50 },
  minExteriors: { min: 0, max: 50 },
  minInteriors: { min: 0, max: 50 },
  fileNameLimit: { min: 12, max: 255 },
  captionLimit: { min: 20, max: 5000 },
} as const

/** The page asks for the progress every other second. */
export const prepareLimit: RateLimit = { name: 'mls-prepare', attempts: 60, seconds: 600 }
/** Resumed downloads, and those in several parts at once, make one request per part; single files one each. */
export const downloadLimit: RateLimit = { name: 'mls-download', attempts: 600, seconds: 600 }
