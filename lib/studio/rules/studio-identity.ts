/** The studio's name, contact details, time zone, currency, and email sender. Optional values are null if not set. */
export type StudioIdentity = {
  name: string
  supportEmail: string
  phone: string | null
  address: string | null
  timeZone: string
  hours: string
  currency: string
  mailSenderName: string | null
  mailSenderAddress: string | null
}
