import { FormSection } from '@/components/ui/form-section'
import { TextLink } from '@/components/ui/text-link'
import { studioLimits } from '@/lib/studio/limits'
import type { StudioFields } from './studio-fields'
import { StudioInput } from './studio-input'

type MailSenderSectionProps = StudioFields & { defaultSender: { name: string; address: string } }

/** Whom the studio's mails come from; what is left empty the deployment decides. */
export function MailSenderSection({ defaultSender, ...fields }: MailSenderSectionProps) {
  return (
    <FormSection title="Mail sender" lead="The From line of every mail from now on.">
      <div className="grid items-start gap-x-4 gap-y-5.5 md:grid-cols-2">
        <StudioInput
          fields={fields}
          name="mailSenderName"
          label="Name"
          note="Optional"
          limit={studioLimits.mailSenderName}
          placeholder={defaultSender.name}
        />
        <StudioInput
          fields={fields}
          name="mailSenderAddress"
          label="Address"
          note="Optional"
          limit={studioLimits.email}
          type="email"
          placeholder={defaultSender.address}
        />
      </div>
      <p className="t-label">
        Resend only sends from domains you've verified there. Rejected emails appear in the{' '}
        <TextLink href="/settings/mail?state=failed">email log</TextLink> with the reason.
      </p>
    </FormSection>
  )
}
