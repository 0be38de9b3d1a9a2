import type { PageContent } from '@/lib/photos/property-pages/schema/editing'

/** Returns the facts that are known, with their labels. */
export function listFacts(content: PageContent): [label: string, value: string][] {
  const { beds, baths, area, lot, year } = content
  const facts: [string, string | null][] = [
    ['Bedrooms', beds === null ? null : String(beds)],
    ['Bathrooms', baths === null ? null : String(baths)],
    ['Square feet', area === null ? null : area.toLocaleString('en-US')],
    ['Lot', lot || null],
    ['Built', year === null ? null : String(year)],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as [string, string]]))
}

const shortNames: Record<string, [one: string, others: string]> = {
  Bedrooms: ['bed', 'beds'],
  Bathrooms: ['bath', 'baths'],
  'Square feet': ['sq ft', 'sq ft'],
}

/** `4 beds · 2.5 baths · 2,480 sq ft` */
export function summarizeFacts(facts: readonly [label: string, value: string][]): string {
  return facts
    .flatMap(([label, value]) => {
      const [one, others] = shortNames[label] ?? []
      return one && others ? [`${value} ${value === '1' ? one : others}`] : []
    })
    .join(' · ')
}

/** `$485,000`; empty without a price. */
export function formatPrice(price: number | null, currency: string): string {
  if (price === null) return ''
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    price,
  )
}
