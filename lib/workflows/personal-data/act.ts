/** Something that the person did in the portal. */
export type Act = {
  /** ISO 8601, in UTC. */
  at: string
  what: string
  detail: string | null
  /** The booking's or invoice's number, or the property's address. */
  about: string | null
}
