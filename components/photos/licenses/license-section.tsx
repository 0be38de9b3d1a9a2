import { DetailsFold } from '@/components/photos/deliveries/details-fold'
import { LinkButton } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { License } from '@/lib/photos/licenses/schema'
import {
  endText,
  grantText,
  grantToClientText,
  licenseNames,
  licenseTitle,
  offerToClientText,
  readLicenseText,
  startText,
} from '@/lib/photos/licenses/words'
import { LazyLicenseForm } from './lazy-license-form'
import { LicenseText } from './license-text'

type LicenseSectionProps = { license: License; isClient: boolean }

/** Shows the license of a delivery's photos, with its PDF once it's paid for. */
export function LicenseSection({ license, isClient }: LicenseSectionProps) {
  const { kind, startsOn, deliveryId, canChoose } = license
  const granted = isClient ? grantText(kind) : grantToClientText(kind)
  return (
    <DetailsFold id="license" title={licenseTitle} note={licenseNames[kind]}>
      <p>{startsOn ? granted : offerToClientText(kind)}</p>
      <p className="text-ink-2">
        Starts: {startText(license)}
        <br />
        Ends: {endText(license)}
      </p>
      <Disclosure summary={readLicenseText}>
        <LicenseText license={license} />
      </Disclosure>
      {startsOn && (
        <div>
          <LinkButton href={`/api/licenses/${deliveryId}/pdf`} prefetch={false} download icon="download">
            Download license (PDF)
          </LinkButton>
        </div>
      )}
      {canChoose && <LazyLicenseForm key={kind} deliveryId={deliveryId} kind={kind} />}
    </DetailsFold>
  )
}
