'use client'

import { AgreeField, type AgreementRequest } from '@/components/ui/agree-field'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, Input } from '@/components/ui/field'
import { signUpAction } from '@/lib/people/accounts/actions/signing-in'
import { guessablePasswords } from '@/lib/people/accounts/words/fields'
import { AccountForm, useAccountForm } from './account-form'
import { NewPasswordField } from './new-password-fields'

const texts = { failure: { title: 'Signup failed', message: 'Please try again with valid information.' } }

type SignUpFormProps = {
  next?: string
  /** Whether anyone can approve photographers yet. */
  hasPhotographer: boolean
  /** What the person has to agree to, if the studio has terms. */
  agreement: AgreementRequest | null
}

export function SignUpForm({ next, hasPhotographer, agreement }: SignUpFormProps) {
  const { failed, fields, typed, formProps, withoutScript } = useAccountForm(signUpAction, {
    texts,
    passwords: ['password'],
  })
  const values = failed?.values
  const asPhotographer = values?.role === 'photographer'
  return (
    <AccountForm
      formProps={formProps}
      withoutScript={withoutScript}
      next={next}
      submitLabel="Create account"
      busyText="Creating account"
      footer={<p className="t-label">We'll email you a link to verify your address.</p>}
    >
      <ChoiceGroup legend="I am a" errors={fields?.role}>
        <ChoiceCard
          name="role"
          value="client"
          title="Real Estate Agent/Client"
          hint="Book shoots and receive photos."
          defaultChecked={!asPhotographer}
        />
        <ChoiceCard
          name="role"
          value="photographer"
          title="Photographer"
          hint={
            hasPhotographer
              ? 'Needs approval by the studio.'
              : "Needs approval by the studio, unless you're its owner."
          }
          defaultChecked={asPhotographer}
        />
      </ChoiceGroup>
      <Field label="Full name" name="fullName" errors={fields?.fullName}>
        <Input autoComplete="name" defaultValue={values?.fullName} />
      </Field>
      <Field label="Email" name="email" errors={fields?.email}>
        <Input type="email" autoComplete="email" defaultValue={values?.email} />
      </Field>
      <NewPasswordField
        label="Password"
        name="password"
        typed={typed?.password ?? ''}
        serverRules={guessablePasswords.first}
        errors={fields?.password}
      />
      {agreement && <AgreeField request={agreement} errors={fields?.agreed} />}
    </AccountForm>
  )
}
