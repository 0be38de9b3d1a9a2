/** Starts a portal for the end-to-end tests, with a database, a sandbox and ports of its own. */
export function openTestPortal(): Promise<{
  url: string
  sandboxUrl: string
  databaseUrl: string
  stop(): Promise<void>
}>
