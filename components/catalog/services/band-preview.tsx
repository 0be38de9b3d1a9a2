'use client'

import { useState } from 'react'
import { Field, Input } from '@/components/ui/field'
import { bandLimits } from '@/lib/catalog/services/limits'
import { parseCount } from '@/lib/catalog/services/rules/chosen-services'
import { findBand } from '@/lib/catalog/services/rules/pricing'
import type { BandTexts, ServiceTexts } from '@/lib/catalog/services/schema'
import { basisNames, describeExample, describePreview } from '@/lib/catalog/services/words/editor'
import { formatCents } from '@/lib/platform/money/money'
import { parseAmount } from '@/lib/platform/money/parse-amount'

const examples = { FIXED: '', SQUARE_FEET: '3200', BEDROOMS: '3', PHOTOS: '25', EACH: '' }

/** What a client would pay for an example, by the bands as typed: `A 3,200 sq ft house: $350.00, 90 minutes, 45 photos`. */
export function BandPreview({ draft, currency }: { draft: ServiceTexts; currency: string }) {
  const { priceBasis, bands } = draft
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? examples[priceBasis]
  const amount = readNumber(text)
  const band = amount === null ? null : findBand(bands.flatMap(toBand), amount)
  const price = band && parseAmount(band.price, currency).cents
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field label={`Try ${basisNames[priceBasis].toLowerCase()}`} className="w-32">
        <Input inputMode="numeric" value={text} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <output className="pb-2">
        {amount !== null &&
          describePreview(
            describeExample(priceBasis, amount),
            band && price !== null
              ? {
                  price: formatCents(price, currency),
                  durationMinutes: readNumber(band.durationMinutes) ?? 0,
                  photosIncluded: priceBasis === 'PHOTOS' ? band.upTo : readNumber(band.photosIncluded),
                  turnaroundHours: readNumber(band.turnaroundHours),
                }
              : null,
          )}
      </output>
    </div>
  )
}

/** Returns the band with its limit as a number; none as long as the limit can't be read. */
function toBand({ upTo: text, ...band }: BandTexts) {
  const upTo = readNumber(text)
  return upTo === null && text.trim() !== '' ? [] : [{ ...band, upTo }]
}

function readNumber(text: string): number | null {
  return parseCount(text, bandLimits.upTo)
}
