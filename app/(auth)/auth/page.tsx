import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SetupScreen } from '@/components/accounts/setup-screen'
import { SignInForm } from '@/components/accounts/sign-in-form'
import { SignUpForm } from '@/components/accounts/sign-up-form'
import { SplitPage } from '@/components/accounts/split-page'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import { readSetup } from '@/lib/accounts/queries'
import { authHref, safeNextPath } from '@/lib/auth/next-path'
import { readViewer } from '@/lib/auth/viewer'
import { wallTimeNowIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries'

type Props = {
  searchParams: Promise<{ mode?: string; next?: string | string[]; verified?: string; decision?: string }>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: (await searchParams).mode === 'sign-up' ? 'Sign up' : 'Sign in' }
}

export default async function AuthPage({ searchParams }: Props) {
  const { mode, next: asked, verified, decision } = await searchParams
  const next = typeof asked === 'string' ? safeNextPath(asked) : undefined
  const viewer = await readViewer()
  if (viewer) redirect(viewer.status === 'ACTIVE' ? (next ?? '/dashboard') : '/auth/waiting')

  const [setup, studio] = await Promise.all([readSetup(), getStudio()])
  if (!setup.hasOwner) {
    const checkedAt = wallTimeNowIn(studio.timeZone)
    return <SetupScreen studio={studio} takesTestCards={setup.takesTestCards} checkedAt={checkedAt} />
  }
  const isSignUp = mode === 'sign-up'
  return (
    <SplitPage studio={studio}>
      <h1 className="t-title">{isSignUp ? 'Create your account' : 'Sign in'}</h1>
      <LinkTabs
        label="Account"
        className="mb-3 flex"
        tabs={[
          { href: authHref('/auth', { next }), label: 'I have an account', current: !isSignUp },
          {
            href: authHref('/auth', { mode: 'sign-up', next }),
            label: 'Create an account',
            current: isSignUp,
          },
        ]}
      />
      {verified !== undefined && !isSignUp && (
        <Notice tone="ok" title="Your e-mail is verified.">
          Sign in to go on.
        </Notice>
      )}
      {decision === 'approved' && !isSignUp && (
        <Notice tone="ok" announce title="Your account is approved.">
          Sign in to start.
        </Notice>
      )}
      {decision === 'denied' && !isSignUp && (
        <Notice tone="stop" announce title="Your request was not approved.">
          Sign in to see why and how to reach the studio.
        </Notice>
      )}
      {isSignUp ? (
        <SignUpForm next={next} />
      ) : (
        <SignInForm next={next} forgotHref={authHref('/auth/forgot', { next })} />
      )}
    </SplitPage>
  )
}
