import type { RateLimit } from '@/lib/platform/web/rate-limit-type'

/** Rows per page of the failed jobs. */
export const pageSize = 20

/** Counting stops here. */
export const maxCount = 1000

/** How many jobs one click retries, oldest first. */
export const maxJobsPerRetry = 200

/** The length of an error message on screen and in the audit log. */
export const maxReasonLength = 200

/** How long the setup screen, which anyone may open, shows the results of its last tests, in ms. */
export const setupTestsLastMs = 60_000

/** How long each of its tests may take, in ms. */
export const setupTestTimeoutMs = 15_000

/** How long a test waits for a live event or a job, in ms. */
export const arrivalTimeoutMs = 10_000

/** Tests send an email, store a file and call services that limit requests themselves. */
export const testLimit: RateLimit = { name: 'system-test', attempts: 30, seconds: 10 * 60 }
