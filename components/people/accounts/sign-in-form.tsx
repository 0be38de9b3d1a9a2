'use client'

import { Field, Input } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { TextLink } from '@/components/ui/text-link'
import { signInAction } from '@/lib/people/accounts/actions/signing-in'
import { wrongCredentialsText } from '@/lib/people/accounts/words/fields'
import { AccountForm, useAccountForm } from './account-form'

const texts = { failure: { title: 'Login failed', message: wrongCredentialsText } }

type SignInFormProps = {
  /** The address to fill in, if this browser knows it. */
  email?: string
  next?: string
  forgotHref: string
}

export function SignInForm({ email, next, forgotHref }: SignInFormProps) {
  const { failed, fields, formProps, withoutScript } = useAccountForm(signInAction, {
    texts,
    passwords: ['password'],
  })
  return (
    <AccountForm
      formProps={formProps}
      withoutScript={withoutScript}
      next={next}
      submitLabel="Sign in"
      busyText="Signing in"
      footer={
        <TextLink href={forgotHref} className="justify-self-start text-ink-2">
          Forgot password?
        </TextLink>
      }
    >
      <Field label="Email" name="email" errors={fields?.email}>
        <Input type="email" autoComplete="username" defaultValue={failed?.values?.email ?? email} />
      </Field>
      <Field label="Password" name="password" errors={fields?.password}>
        <PasswordInput autoComplete="current-password" />
      </Field>
    </AccountForm>
  )
}
