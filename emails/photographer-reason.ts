/**
 * Why a photographer gets an email about a shoot.
 * @param standInFor the disabled photographer whose shoot it is; none when it is the reader's own
 */
export function photographerReason(standInFor?: string): string {
  return standInFor
    ? `You're receiving this email because ${standInFor}'s account is disabled and any photographer can handle this shoot.`
    : "You're receiving this email because you're the photographer for this shoot."
}
