import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

/** `changedAt` is formatted for reading; `link` leads to where another password can be asked for. */
export type PasswordChangedProps = { fullName: string; changedAt: string; link: string }

export const passwordChanged: Mail<PasswordChangedProps> = {
  subject: (_props, studio) => `Your ${studio.name} password was changed`,
  body: ({ fullName, changedAt, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`Changed on ${changedAt}. All other devices are signed out.`}
      reason="You receive this because the password of your account was changed."
    >
      <MailHeading
        lead={`Hello ${fullName}, your account has a new password. All other devices are signed out.`}
      >
        Your password was changed.
      </MailHeading>
      <MailFacts facts={[['Changed', changedAt]]} />
      <MailAction
        href={link}
        label="It was not me"
        remark={`If you changed it yourself, there is nothing to do. If not, choose a new password at once and write to ${studio.supportEmail}.`}
      />
    </MailFrame>
  ),
}
