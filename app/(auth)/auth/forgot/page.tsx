import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { PictureBesideForm } from '@/app/studio-picture'
import { ForgotPasswordForm } from '@/components/people/accounts/forgot-password-form'
import { SplitPage } from '@/components/people/accounts/split-page'
import { TextLink } from '@/components/ui/text-link'
import { authHref } from '@/lib/auth/next-path'
import { readViewer } from '@/lib/auth/viewer'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Forgot your password?' }

/** Requests a password reset link. */
export default async function ForgotPasswordPage({ searchParams }: PageProps<'/auth/forgot'>) {
  const { next: requestedNext } = await searchParams
  const next = typeof requestedNext === 'string' ? requestedNext : undefined
  if (await readViewer()) redirect('/profile/password')
  return (
    <SplitPage
      studio={await getStudio()}
      picture={<PictureBesideForm />}
      corner={<TextLink href={authHref('/auth', { next })}>Sign in</TextLink>}
    >
      <h1 className="t-title">Forgot your password?</h1>
      <p className="text-base text-ink-2">Enter your email and we'll send you a link to choose a new one.</p>
      <ForgotPasswordForm next={next} />
    </SplitPage>
  )
}
