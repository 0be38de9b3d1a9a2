/** An address as the product speaks it: the street large, the town below. `903 Chestnut Street`, `Asheville, NC 28801`. */
export function splitAddress(address: string): { street: string; town: string } {
  const [street = '', ...town] = address.split(',')
  return { street: street.trim() || address, town: town.join(',').trim() }
}
