import { FormSection } from '@/components/ui/form-section'
import { TextLink } from '@/components/ui/text-link'
import { studioLimits } from '@/lib/studio/limits'
import type { StudioFields } from './studio-fields'
import { StudioInput } from './studio-input'

type MailSenderSectionProps = StudioFields & { defaultSender: { name: string; address: string } }

/** The sender of the studio's emails. Empty fields use the sender from the environment. */
export function MailSenderSection({ defaultSender, ...fields }: MailSenderSectionProps) {
  return (
    <FormSection title="Email sender" lead="The name and address that new emails come from.">
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
