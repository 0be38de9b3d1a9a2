type TestPortal = {
  url: string
  sandboxUrl: string
  databaseUrl: string
  /** Signs sessions. */
  authSecret: string
  /** The server's log file. */
  logFile: string
  stop(): Promise<void>
}

/** Starts a portal for the end-to-end tests with its own database, sandbox and ports. */
export function openTestPortal(): Promise<TestPortal>

/**
 * Starts a second portal with an empty studio, whose server can be killed and restarted.
 * @param index distinguishes portals that run at the same time
 */
export function openKillablePortal(
  index: number,
): Promise<TestPortal & { kill(): Promise<void>; start(): Promise<void> }>
