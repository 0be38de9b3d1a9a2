/** An address as the product speaks it: the street large, the town below. */
export function splitAddress(address: string): { street: string; town: string } {
  const [street = address, ...town] = address.split(',')
  return { street: street.trim(), town: town.join(',').trim() }
}
