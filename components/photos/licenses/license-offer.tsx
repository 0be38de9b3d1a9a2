import { Disclosure } from '@/components/ui/disclosure'
import type { LicenseTerms } from '@/lib/photos/licenses/schema'
import { offerText, offerToClientText, readLicenseText } from '@/lib/photos/licenses/words'
import { LicenseText } from './license-text'

type LicenseOfferProps = {
  license: LicenseTerms | null
  /** Whether the reader pays for it. */
  isPayer: boolean
  className?: string
}

/** Says where photos are paid for what payment grants, with the whole text one press away. */
export function LicenseOffer({ license, isPayer, className }: LicenseOfferProps) {
  if (!license) return null
  return (
    <div className={className}>
      <p className="text-ink-2">{isPayer ? offerText(license.kind) : offerToClientText(license.kind)}</p>
      <Disclosure summary={readLicenseText}>
        <div className="pb-2">
          <LicenseText license={license} />
        </div>
      </Disclosure>
    </div>
  )
}
