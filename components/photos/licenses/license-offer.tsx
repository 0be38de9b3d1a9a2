import { Disclosure } from '@/components/ui/disclosure'
import type { LicenseTerms } from '@/lib/photos/licenses/schema'
import { offerText, readLicenseText } from '@/lib/photos/licenses/words'
import { LicenseText } from './license-text'

type LicenseOfferProps = {
  license: LicenseTerms | null
  className?: string
}

/** Says where photos are paid for what payment grants, with the whole text one press away. */
export function LicenseOffer({ license, className }: LicenseOfferProps) {
  if (!license) return null
  return (
    <div className={className}>
      <p className="text-ink-2">{offerText(license.kind)}</p>
      <Disclosure look="row" summary={readLicenseText} className="mt-3">
        <div className="pb-4">
          <LicenseText license={license} />
        </div>
      </Disclosure>
    </div>
  )
}
