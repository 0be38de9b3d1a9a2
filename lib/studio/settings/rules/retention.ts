/**
 * The shortest and longest periods, in days, that the studio's owner can set for emails in the log, notifications, single
 * visits, closed quote requests and closed conversations.
 */
export const retentionRanges = {
  emailRetentionDays: { min: 30, max: 3650 },
  notificationRetentionDays: { min: 30, max: 3650 },
  visitRetentionDays: { min: 1, max: 730 },
  quoteRetentionDays: { min: 30, max: 3650 },
  conversationRetentionDays: { min: 30, max: 3650 },
} as const

export type RetentionSetting = keyof typeof retentionRanges

/** How many records a shorter period deletes with the next nightly run. */
export type Expiring = { setting: RetentionSetting; count: number }
