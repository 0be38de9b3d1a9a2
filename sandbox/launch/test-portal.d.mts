type TestPortal = {
  url: string
  sandboxUrl: string
  databaseUrl: string
  /** What its sessions are made with. */
  authSecret: string
  /** What its server prints. */
  logFile: string
  stop(): Promise<void>
}

/** Starts a portal for the end-to-end tests, with a database, a sandbox and ports of its own. */
export function openTestPortal(): Promise<TestPortal>

/**
 * Starts such a portal with an empty studio, beside that one, whose server can be killed and started again.
 * @param place of several that run at once, which one this is
 */
export function openKillablePortal(
  place: number,
): Promise<TestPortal & { kill(): Promise<void>; start(): Promise<void> }>
