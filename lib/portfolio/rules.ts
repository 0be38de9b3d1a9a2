/** Where the public page finds a picture of the portfolio. */
export function portfolioFileAddress(key: string): string {
  return `/api/portfolio/${encodeURIComponent(key)}`
}
