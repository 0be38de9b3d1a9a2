/** What was asked for, as its mails tell it; dates and sums are formatted. */
export type AskedInMail = {
  address: string
  size: string | null
  wantedBy: string | null
  services: string[]
  listPrice: string
}

/** The facts of a request beside its address; what was left open is left out. */
export function factsOf({ size, wantedBy, services, listPrice }: AskedInMail): [string, string][] {
  const facts: [string, string | null][] = [
    ['Size', size],
    ['Wanted by', wantedBy],
    ['Services', services.join(', ')],
    ['List price', listPrice],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []))
}
