import 'server-only'
import type { Check, StorageCheck } from './check'
import { accountCredit } from './checks/account-credit'
import { changedFiles } from './checks/changed-files'
import { chosenPhotos } from './checks/chosen-photos'
import { deliveriesWithoutInvoice } from './checks/deliveries-without-invoice'
import { demoAccounts } from './checks/demo-accounts'
import { doubleBookings } from './checks/double-bookings'
import { failedJobs } from './checks/failed-jobs'
import { filesWithoutRows } from './checks/files-without-rows'
import { invoiceAmounts } from './checks/invoice-amounts'
import { invoiceCounters } from './checks/invoice-counters'
import { invoiceNumbers } from './checks/invoice-numbers'
import { lateFees } from './checks/late-fees'
import { ledgerDeposits, ledgerSums, lineTaxes, stripeMovements } from './checks/ledger'
import { lostDisputes } from './checks/lost-disputes'
import { overdueJobs } from './checks/overdue-jobs'
import { overusedDeposits } from './checks/overused-deposits'
import { pageViewCounts } from './checks/page-view-counts'
import { paidButLocked } from './checks/paid-but-locked'
import { payStatements } from './checks/pay-statements'
import { photoCounts } from './checks/photo-counts'
import { purchasesWithoutInvoice } from './checks/purchases-without-invoice'
import { repeatedInvoiceNumbers } from './checks/repeated-invoice-numbers'
import { rowsWithoutFiles } from './checks/rows-without-files'
import { sharedBills } from './checks/shared-bills'
import { sharedSlots } from './checks/shared-slots'
import { slotsOfCancelledBookings } from './checks/slots-of-cancelled-bookings'
import { statements } from './checks/statements'
import { stripePayments } from './checks/stripe-payments'
import { stuckOutbox } from './checks/stuck-outbox'
import { transfersWithoutInvoice } from './checks/transfers-without-invoice'
import { unlockedButUnpaid } from './checks/unlocked-but-unpaid'
import { unusedDeposits } from './checks/unused-deposits'

/** In this order, so that what Stripe knows is recorded before the rest is checked. */
export const checks: readonly Check[] = [
  stripePayments,
  demoAccounts,
  doubleBookings,
  sharedSlots,
  slotsOfCancelledBookings,
  paidButLocked,
  unlockedButUnpaid,
  deliveriesWithoutInvoice,
  transfersWithoutInvoice,
  purchasesWithoutInvoice,
  chosenPhotos,
  invoiceNumbers,
  repeatedInvoiceNumbers,
  invoiceCounters,
  invoiceAmounts,
  sharedBills,
  lostDisputes,
  unusedDeposits,
  overusedDeposits,
  lateFees,
  accountCredit,
  lineTaxes,
  ledgerSums,
  ledgerDeposits,
  stripeMovements,
  payStatements,
  statements,
  photoCounts,
  pageViewCounts,
  failedJobs,
  overdueJobs,
  stuckOutbox,
]

export const storageChecks: readonly StorageCheck[] = [filesWithoutRows, rowsWithoutFiles, changedFiles]
