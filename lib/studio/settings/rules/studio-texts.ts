import type { StudioDetails } from '@/lib/studio/settings/schema'

/** The studio's details as the texts of their fields. */
export function toStudioTexts({
  phone,
  address,
  mailSenderName,
  mailSenderAddress,
  ...identity
}: StudioDetails) {
  return {
    ...identity,
    phone: phone ?? '',
    address: address ?? '',
    mailSenderName: mailSenderName ?? '',
    mailSenderAddress: mailSenderAddress ?? '',
  }
}
