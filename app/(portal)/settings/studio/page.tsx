import type { Metadata } from 'next'
import { LogoField } from '@/components/studio/settings/logo-field'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { StudioForm } from '@/components/studio/settings/studio-form'
import { Logo } from '@/components/ui/logo'
import { authorizePage } from '@/lib/entry/authorize-page'
import { removeLogoAction, updateLogoAction } from '@/lib/studio/settings/actions'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readDefaultSender } from '@/lib/studio/settings/queries/read-default-sender'
import { listCurrencies, listTimeZones } from '@/lib/studio/settings/rules/places'
import { logoSavedText } from '@/lib/studio/settings/words'

export const metadata: Metadata = { title: 'Studio' }

export default async function StudioPage() {
  await authorizePage('change-settings')
  const { name, supportEmail, phone, address, timeZone, hours, currency, ...studio } = await getStudio()
  const { mailSenderName, mailSenderAddress, logoUrl } = studio
  const sender = readDefaultSender()
  return (
    <>
      <SettingsHead page="/settings/studio" />
      <StudioForm
        identity={{
          name,
          supportEmail,
          phone,
          address,
          timeZone,
          hours,
          currency,
          mailSenderName,
          mailSenderAddress,
        }}
        timeZones={listTimeZones()}
        currencies={listCurrencies()}
        defaultSender={{ ...sender, name: sender.name ?? name }}
        logo={
          <LogoField
            name={name}
            logoUrl={logoUrl}
            substitute={<Logo name={name} className="max-w-full" />}
            owner={{}}
            updateAction={updateLogoAction}
            removeAction={removeLogoAction}
            savedText={logoSavedText}
            removalText="The Northlight logo and your studio's name will be shown instead. Emails already sent keep your logo."
          />
        }
      />
    </>
  )
}
