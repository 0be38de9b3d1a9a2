/** Which second factors an account has. */
export type FactorKinds = { hasAuthenticator: boolean; hasPasskey: boolean }

/** How long a session may change factors after its person proved who they are. */
export const confirmedMinutes = 10

/** Whether a session's person proved who they are recently enough to change factors. */
export function isRecentlyConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmedMinutes * 60_000
}
