import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { StatementActions } from '@/components/billing/statements/statement-actions'
import { StatementSheet } from '@/components/billing/statements/statement-sheet'
import { StatementStatus } from '@/components/billing/statements/statement-status'
import { LiveRefresh } from '@/components/live/live-refresh'
import { NamePage } from '@/components/shell/page-name'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { PageWithActions } from '@/components/ui/page-with-actions'
import { TextLink } from '@/components/ui/text-link'
import { disputeTitles, respondText } from '@/lib/billing/invoices/words/disputes'
import { findStatement } from '@/lib/billing/statements/queries/find-statement'
import {
  askedAgainText,
  statementGoneTitle,
  statementOfText,
  statementTitle,
} from '@/lib/billing/statements/words'
import { authorizePage } from '@/lib/entry/authorize-page'
import { BrokerageAddress } from '@/lib/people/brokerages/schema'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type Props = PageProps<'/statements/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const statement = await findStatement(await authorizePage('open-invoices'), (await params).id)
  return { title: statement ? statementOfText(statement.number) : statementGoneTitle }
}

/** A brokerage's statement, for the studio and the brokerage's admins. */
export default async function StatementPage({ params }: Props) {
  const actor = await authorizePage('open-invoices')
  const statement = await findStatement(actor, (await params).id)
  if (!statement) {
    return (
      <RecordMissing
        back={
          <LinkButton href="/dashboard" icon="arrow-left">
            Dashboard
          </LinkButton>
        }
        title={statementGoneTitle}
      >
        It may be another brokerage's, or the link is incomplete.
      </RecordMissing>
    )
  }
  const { number, brokerage, period, amount, status, isOverdue, payment, canManage } = statement
  const { timeZone } = await getStudio()
  const backHref = canManage
    ? `/clients/brokerages/${brokerage.id}`
    : BrokerageAddress.href({ tab: 'statements' })
  return (
    <PageBody>
      <NamePage name={number} />
      <LiveRefresh events={['payment', 'notification']} />
      <PageWithActions
        head={
          <PageHead
            back={
              <TextLink href={backHref} icon="arrow-left">
                {brokerage.name}
              </TextLink>
            }
            title={statementTitle(amount, period)}
            status={<StatementStatus value={status} isOverdue={isOverdue} big />}
            lead={`${payment} ${statementOfText(number)}.`}
          />
        }
        actions={<StatementActions statement={statement} today={todayIn(timeZone)} />}
      >
        {statement.dispute && canManage && (
          <Notice
            tone="stop"
            title={disputeTitles[statement.dispute.isLost ? 'lost' : 'open']}
            className="mb-7"
          >
            {statement.dispute.isLost ? askedAgainText : respondText(statement.dispute.dueOn)}
          </Notice>
        )}
        <StatementSheet statement={statement} linksToInvoices />
      </PageWithActions>
    </PageBody>
  )
}
