import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { StatementActions } from '@/components/billing/pay/statement-actions'
import { StatementSheet } from '@/components/billing/pay/statement-sheet'
import { StepNav } from '@/components/billing/pay/step-nav'
import { LiveRefresh } from '@/components/live/live-refresh'
import { NamePage } from '@/components/shell/page-name'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { findTerms } from '@/lib/billing/pay/queries/find-terms'
import { listPaidPeople } from '@/lib/billing/pay/queries/list-paid-people'
import { readStatement } from '@/lib/billing/pay/queries/read-statement'
import { PayFilter, statementUrl } from '@/lib/billing/pay/schema'
import { noPhotographerTitle, payTitle } from '@/lib/billing/pay/words'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export async function generateMetadata({ params }: PageProps<'/pay/[photographerId]'>): Promise<Metadata> {
  const actor = await authorizePage('photographer')
  const found = await findTerms(actor, (await params).photographerId)
  return { title: found ? `${payTitle}: ${found.fullName}` : noPhotographerTitle }
}

export default async function StatementPage({ params, searchParams }: PageProps<'/pay/[photographerId]'>) {
  const actor = await authorizePage('photographer')
  const { photographerId } = await params
  const url = statementUrl(photographerId)
  const statement = await readStatement(actor, photographerId, url.parse(await searchParams).from)
  if (!statement) return <NoPhotographer />
  const { photographer, period, state, approvalError, canManage } = statement
  const [{ name, timeZone }, team] = await Promise.all([
    getStudio(),
    canManage && state === 'OPEN' ? listPaidPeople(actor) : [],
  ])
  const today = todayIn(timeZone)
  return (
    <PageBody>
      <NamePage name={photographer.fullName} />
      <LiveRefresh events={['notification']} />
      <PageHead
        back={
          <TextLink href={canManage ? PayFilter.href({ from: period.startsOn }) : '/pay'} icon="arrow-left">
            {canManage ? 'All photographers' : 'All statements'}
          </TextLink>
        }
        title={photographer.fullName}
        actions={<StatementActions statement={statement} today={today} />}
      />
      <StepNav
        label="Period"
        title={titleOf(state, period.endsOn < today)}
        before={{ href: url.href({ from: period.before }), label: 'Previous period' }}
        after={{ href: url.href({ from: period.after }), label: 'Next period' }}
      />
      {canManage && approvalError && (
        <Notice
          className="mb-7"
          action={
            state === 'NO_TERMS' && (
              <TextLink href={`/settings/pay/${photographer.id}`}>Set pay terms</TextLink>
            )
          }
        >
          {approvalError}
        </Notice>
      )}
      <StatementSheet statement={statement} studioName={name} team={team} />
    </PageBody>
  )
}

/** @param isPast whether the period has ended */
function titleOf(state: string, isPast: boolean): string {
  if (state !== 'OPEN') return 'Statement'
  return isPast ? 'Earned, not approved yet' : 'Earned so far'
}

/** Shown alike for an unknown id, a colleague's id, and an incomplete link. */
function NoPhotographer() {
  return (
    <RecordMissing back={<LinkButton href="/pay">{payTitle}</LinkButton>} title={noPhotographerTitle}>
      The link may be incomplete, or you may not see this person's pay.
    </RecordMissing>
  )
}
