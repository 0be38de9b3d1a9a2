import { type NamedStatement, statementSubjects } from '@/lib/billing/statements/words'
import type { Mail } from './mail'

export type StatementReminderProps = NamedStatement & {
  fullName: string
  dueOn: string
  isOverdue: boolean
  link: string
}

/** To a brokerage's billing contact about an unpaid statement, before or after its due date. */
export const statementReminder: Mail<StatementReminderProps> = {
  subject: (props) => statementSubjects.reminder(props),
  content: ({ fullName, invoiceNumber, amount, period, dueOn, isOverdue, link }) => ({
    preview: `${amount} for ${period}, ${isOverdue ? 'was due' : 'due'} ${dueOn}.`,
    reason: 'you have an unpaid statement',
    heading: isOverdue ? 'Your payment is overdue' : 'Payment reminder',
    to: fullName,
    lead: isOverdue
      ? `your statement was due on ${dueOn} and hasn't been paid yet.`
      : `your statement is due on ${dueOn}.`,
    facts: [
      ['Statement', invoiceNumber],
      ['Period', period],
      ['Amount', amount],
      ['Due', dueOn],
    ],
    action: {
      href: link,
      label: 'View and pay',
      remark: 'If you already paid, you can ignore this email.',
    },
  }),
}
