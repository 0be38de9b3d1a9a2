type DescribedLine = { name: string; band: string | null; packageName: string | null }

/** `Essentials: Listing Photos, 2,501–3,500 sq ft`: what a client pays for, in summaries and on invoices. */
export function describeLine({ name, band, packageName }: DescribedLine): string {
  const line = band === null ? name : `${name}, ${band}`
  return packageName === null ? line : `${packageName}: ${line}`
}

/** `Essentials (Listing Photos, 2,501–3,500 sq ft; Floor Plan)` */
export function withContents(name: string, contents: readonly string[]): string {
  return contents.length === 0 ? name : `${name} (${contents.join('; ')})`
}

/** Instead of the price of a service in a chosen package. */
export const includedText = 'Included'

/** How many names are listed before the rest is counted. */
const listedNames = 3

/** `Media Shoot, Weddings, Logo Design and 3 more` */
export function listSome(names: readonly string[]): string {
  const more = names.length - listedNames
  if (more <= 1) return names.join(', ')
  return `${names.slice(0, listedNames).join(', ')} and ${more} more`
}

export const packagesTitle = 'Packages'
export const addOnsTitle = 'Add-ons'

/** Why a service can't be booked yet, or not online. */
export function unpricedText(name: string, state: 'size-needed' | 'too-large'): string {
  return state === 'size-needed'
    ? `Enter the size for ${name}.`
    : `${name} can't be booked online for this size. Ask us for a quote.`
}

/** On a phone, instead of how many services are chosen: leads to the size. */
export const addSizeText = 'Add the size for the exact price'

export const requestQuoteText = 'Request a quote'

/** `Includes $50.00: Weekend Surcharge.` */
export function surchargeIncluded(price: string, names: readonly string[]): string {
  return `Includes ${price}: ${names.join(', ')}.`
}

export const serviceGoneText = 'A service you chose is no longer offered'

/** Says which of the services that a client chose can't be booked anymore; names none if none is known. */
export function noLongerOffered(names: readonly string[]): string {
  if (names.length === 0) return `${serviceGoneText}. Please choose again.`
  const list = new Intl.ListFormat('en-US').format(names)
  return `${list} ${names.length === 1 ? 'is' : 'are'} no longer offered. Please choose again.`
}

/** Why a service can't be ordered with the others: a package contains it, or it is an add-on to none of them. */
export function notTogetherText(name: string): string {
  return `${name} can't be booked with the other services you chose. Please choose again.`
}
