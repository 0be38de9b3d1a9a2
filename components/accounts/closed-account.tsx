import { LoneLead } from '@/components/accounts/lone-page'
import { KeyValues } from '@/components/ui/key-values'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'

type ClosedAccountProps = {
  /** Denied when it asked to join; otherwise disabled later. */
  denied: boolean
  email: string
  decidedOn: string | null
  /** What the photographer wrote who decided. */
  note: string | null
  studio: { supportEmail: string; phone: string | null; hours: string }
}

/** Why the account opens nothing, and how to reach the studio. */
export function ClosedAccount({ denied, email, decidedOn, note, studio }: ClosedAccountProps) {
  const { supportEmail, phone, hours } = studio
  const mistake = `If you think this is a mistake, ${phone ? 'write or call' : 'write to us'}.`
  return (
    <>
      <LoneLead>
        {denied
          ? `The studio decided${decidedOn ? ` on ${decidedOn}` : ''} not to open a photographer account for ${email}. ${mistake}`
          : `The studio closed the account of ${email}. ${mistake}`}
      </LoneLead>
      {denied && note && (
        <Notice title="The studio wrote" className="w-full max-w-120">
          <p className="wrap-break-word whitespace-pre-line">{note}</p>
        </Notice>
      )}
      <KeyValues
        className="w-full max-w-120 border-t border-ink"
        items={[
          [
            'E-mail',
            <TextLink key="mail" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </TextLink>,
          ],
          ['Phone', phone && `${phone}, during business hours`],
          ['Hours', hours],
        ]}
      />
      {denied && (
        <p className="t-label">
          Looking for photographs of a property? Log out and sign up as a client with another e-mail address.
        </p>
      )}
    </>
  )
}
