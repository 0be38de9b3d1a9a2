import { Disclosure } from '@/components/ui/disclosure'
import { linkClasses } from '@/components/ui/text-link'
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
      <Disclosure
        summary={
          <span className="font-normal text-ink-2">
            {offerText(license.kind)} <span className={linkClasses()}>{readLicenseText}</span>
          </span>
        }
      >
        <div className="pb-4">
          <LicenseText license={license} />
        </div>
      </Disclosure>
    </div>
  )
}
