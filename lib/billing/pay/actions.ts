'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { addAdjustment } from './commands/add-adjustment'
import { approveStatement } from './commands/approve-statement'
import { changePayPeriod } from './commands/change-pay-period'
import { changeTerms } from './commands/change-terms'
import { changeThreshold } from './commands/change-threshold'
import { markStatementPaid } from './commands/mark-statement-paid'
import { removeAdjustment } from './commands/remove-adjustment'
import { reopenStatement } from './commands/reopen-statement'
import { shareBooking } from './commands/share-booking'
import {
  AddAdjustment,
  AdjustmentId,
  ApproveStatement,
  ChangePayPeriod,
  ChangeTerms,
  ChangeThreshold,
  MarkStatementPaid,
  ShareBooking,
  StatementId,
} from './schema'

export const approveStatementAction = defineAction({
  access: 'owner',
  input: ApproveStatement,
  run: (actor, input) => refreshInAnyCase(approveStatement(actor, input)),
})

export const reopenStatementAction = defineAction({
  access: 'owner',
  input: StatementId,
  run: (actor, { statementId }) => refreshInAnyCase(reopenStatement(actor, statementId)),
})

export const markStatementPaidAction = defineAction({
  access: 'owner',
  input: MarkStatementPaid,
  run: (actor, input) => refreshAfter(markStatementPaid(actor, input)),
})

export const addAdjustmentAction = defineAction({
  access: 'owner',
  input: AddAdjustment,
  run: (actor, input) => refreshAfter(addAdjustment(actor, input)),
})

export const removeAdjustmentAction = defineAction({
  access: 'owner',
  input: AdjustmentId,
  run: (actor, { adjustmentId }) => refreshInAnyCase(removeAdjustment(actor, adjustmentId)),
})

export const shareBookingAction = defineAction({
  access: 'owner',
  input: ShareBooking,
  run: (actor, input) => refreshAfter(shareBooking(actor, input)),
})

export const changeTermsAction = defineFormAction({
  access: 'owner',
  input: ChangeTerms,
  run: (actor, input) => refreshInAnyCase(changeTerms(actor, input)),
})

export const changePayPeriodAction = defineFormAction({
  access: 'owner',
  input: ChangePayPeriod,
  run: (actor, input) => refreshInAnyCase(changePayPeriod(actor, input)),
})

export const changeThresholdAction = defineAction({
  access: 'owner',
  input: ChangeThreshold,
  run: (actor, input) => refreshAfter(changeThreshold(actor, input)),
})
