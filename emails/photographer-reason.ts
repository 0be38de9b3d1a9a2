/**
 * Why a photographer gets an email about a shoot, as a clause for the frame's footer.
 * @param standInFor the disabled photographer whose shoot it is; none when it is the reader's own
 */
export function photographerReason(standInFor?: string): string {
  return standInFor
    ? `${standInFor}'s account is disabled and any photographer can handle this shoot`
    : "you're the photographer for this shoot"
}
