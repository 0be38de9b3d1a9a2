/** Returns the URL that opens directions to an address in the phone's map app, or else in Google Maps. */
export function mapAddress(address: string): string {
  // https://developers.google.com/maps/documentation/urls/get-started#directions-action
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
}

/** Returns the `tel:` URL of a phone number as typed; letters of an extension end it (RFC 3966). */
export function phoneAddress(phone: string): string {
  const [number = ''] = phone.split(/[a-z]/i)
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
