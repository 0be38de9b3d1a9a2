/** Splits a one-line address into street and town: `903 Chestnut Street` and `Asheville, NC 28801`. */
export function splitAddress(address: string): { street: string; town: string } {
  const [street = '', ...town] = address.split(',')
  return { street: street.trim() || address, town: town.join(',').trim() }
}
