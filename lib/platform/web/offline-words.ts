export const offlineTexts = {
  banner: "You're offline. This page may be out of date, and nothing is saved until you're back online.",
  /** For a server action that waits for the network. */
  change: "This will be sent when you're back online. Keep this page open.",
  /** For a navigation that waits for the network. */
  page: "The page will open when you're back online.",
}
