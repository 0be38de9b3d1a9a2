import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { noSize, priceServices } from '@/lib/catalog/services/rules/pricing'
import type { OfferedService } from '@/lib/catalog/services/schema/services'
import { requestQuoteText, unpricedText } from '@/lib/catalog/services/words/orders'
import { askUsText } from '@/lib/catalog/services/words/prices'
import { emptyAddress } from '@/lib/studio/places/rules/address'
import { OrderSummary } from './order-summary'

const band = (upTo: number, priceCents: number) => ({
  upTo,
  priceCents,
  durationMinutes: 60,
  photosIncluded: null,
  turnaroundHours: null,
})

const photos: OfferedService = {
  id: 'listing_photos',
  kind: 'SERVICE',
  category: 'REAL_ESTATE',
  name: 'Listing Photos',
  description: '',
  duration: '1-2 hours',
  light: 'ANY',
  usesDrone: false,
  priceBasis: 'SQUARE_FEET',
  countsBasement: false,
  countsDetached: false,
  priceCents: 22_500,
  durationMinutes: 60,
  turnaroundHours: null,
  photosIncluded: null,
  extraPhotoCents: 0,
  bands: [band(1500, 22_500), band(3500, 35_000)],
  links: [],
  automaticDays: [],
}

function render(squareFeet: number | null, { isMarked = false, clientName = null as string | null } = {}) {
  const chosen = priceServices([photos], { size: { ...noSize, squareFeet }, photoCounts: {} })
  return renderToStaticMarkup(
    <OrderSummary
      chosen={chosen}
      coupon={null}
      payers={{ brokerage: null, clientName }}
      currency="USD"
      taxes={null}
      property={emptyAddress}
      isMarked={isMarked}
      brokerageNote={null}
      paidWhen="Later."
    />,
  )
}

describe('a house larger than the largest priced size', () => {
  test('has no price and no total', () => {
    const page = render(12_000)
    expect(page).toContain(askUsText)
    expect(page).not.toContain('$')
    expect(render(3000)).toContain('$350.00')
    expect(render(null)).toContain('from $225.00')
  })

  test('is explained, with the way to a quote instead of the next step', () => {
    const page = render(12_000)
    expect(page).toContain(unpricedText('Listing Photos', 'too-large').replace("'", '&#x27;'))
    expect(page).toContain(requestQuoteText)
    expect(page).toContain('/portfolio/quote?services=listing_photos')
    expect(page).not.toContain('Continue')
    expect(render(12_000, { clientName: 'Sam' })).not.toContain(requestQuoteText)
    expect(render(3000)).toContain('Continue')
  })
})

test('without a size, each price that depends on it is "from", and its field says what is missing', () => {
  expect(render(null).match(/from \$225\.00/g)?.length).toBeGreaterThan(2)
  expect(render(null, { isMarked: true })).not.toContain('role="alert"')
})
