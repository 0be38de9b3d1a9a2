// Faults in what people pay, are refunded, and are paid.

const invoices = ['lib/billing/invoices/']
const deliveries = ['lib/photos/deliveries/']

export const money = [
  {
    name: 'a share of a bill may come to nothing',
    file: 'lib/billing/invoices/rules/split-bill.ts',
    find: 'cents.slice(1).some((share) => share === 0)',
    replace: 'cents.slice(1).every((share) => share === 0)',
    tests: ['lib/billing/invoices/rules/'],
  },
  {
    name: 'shares may exceed the bill',
    file: 'lib/billing/invoices/rules/split-bill.ts',
    find: 'billCents <= 0 || rest < 0 ||',
    replace: 'billCents <= 0 ||',
    tests: ['lib/billing/invoices/rules/'],
  },
  {
    name: 'what others prepaid is split among the people of a bill',
    file: 'lib/billing/invoices/rules/split-bill.ts',
    find: 'sizeShares(amountOf(lines) - prepaidCents, people)',
    replace: 'sizeShares(amountOf(lines), people)',
    tests: invoices,
  },
  {
    name: 'a deposit may exceed the total',
    file: 'lib/booking/bookings/rules/deposit-terms.ts',
    find: 'return Math.min(cents, totalCents)',
    replace: 'return cents',
    tests: ['lib/booking/bookings/rules/'],
  },
  {
    name: 'credit is deducted before the deposit left anything',
    file: 'lib/billing/invoices/rules/deposit.ts',
    find: 'Math.min(prepaid.creditCents, ownCents - depositCents)',
    replace: 'Math.min(prepaid.creditCents, ownCents)',
    tests: ['lib/billing/invoices/rules/'],
  },
  {
    name: 'a deposit is refunded although a refund is under way',
    file: 'lib/billing/invoices/rules/deposit.ts',
    find: 'Math.min(left, amountCents - refundedCents - pendingCents)',
    replace: 'Math.min(left, amountCents - refundedCents)',
    tests: invoices,
  },
  {
    name: 'a payment in another currency counts',
    file: 'lib/billing/invoices/rules/reconcile-payment.ts',
    find: "if (payment.currency !== invoice.currency) return unchanged('wrong currency')",
    replace: '',
    tests: ['lib/billing/invoices/rules/'],
  },
  {
    name: 'a payment of another amount counts',
    file: 'lib/billing/invoices/rules/reconcile-payment.ts',
    find: "if (payment.amountCents !== invoice.amountCents) return unchanged('wrong amount')",
    replace: '',
    tests: ['lib/billing/invoices/rules/'],
  },
  {
    name: 'a replaced invoice is paid again once its refund fails',
    file: 'lib/billing/invoices/rules/reconcile-payment.ts',
    find: "invoice.status === 'REFUNDED' && invoice.isReplaced",
    replace: 'false',
    tests: invoices,
  },
  {
    name: 'photos open while a share of their bill is unpaid',
    file: 'lib/billing/invoices/rules/status.ts',
    find: "invoice.status === 'COMPLETED' && invoice.shares.length === 0",
    replace: "invoice.status === 'COMPLETED'",
    tests: [...invoices, ...deliveries],
  },
  {
    name: 'the brokerage pays beyond its cap',
    file: 'lib/people/brokerages/rules/coverage.ts',
    find: 'Math.min(part, Math.max(0, capCents - paidCents))',
    replace: 'Math.min(part, capCents)',
    tests: ['lib/people/brokerages/', 'lib/billing/invoices/commands/'],
  },
  {
    name: 'a brokerage just over its credit limit gets photos on terms',
    file: 'lib/people/brokerages/rules/coverage.ts',
    find: 'cents > Math.max(0, leftCents)',
    replace: 'cents > Math.max(0, leftCents) + 1',
    tests: ['lib/people/brokerages/'],
  },
  {
    name: 'tax is added to a line that is not taxable',
    file: 'lib/catalog/taxes/rules/tax-lines.ts',
    find: 'if (line.taxable) total += line.amountCents',
    replace: 'total += line.amountCents',
    tests: ['lib/catalog/taxes/'],
  },
  {
    name: 'a coupon applies below its minimum',
    file: 'lib/catalog/coupons/rules/discount.ts',
    find: 'coupon && sumOfPrices(services) >= coupon.minimumCents ?',
    replace: 'coupon ?',
    tests: ['lib/catalog/coupons/'],
  },
  {
    name: 'photos sold before no longer use up those included',
    file: 'lib/photos/deliveries/rules/choosing.ts',
    find: 'Math.max(0, includedPhotos - sold)',
    replace: 'includedPhotos',
    tests: deliveries,
  },
  {
    name: 'the pay that refunds take back counts the last refund twice',
    file: 'lib/billing/pay/rules/refunded-pay.ts',
    find: 'return partOf(index + 1) - partOf(index)',
    replace: 'return partOf(index + 1)',
    tests: ['lib/billing/pay/'],
  },
  {
    name: 'voided invoices still use up credit',
    file: 'lib/catalog/credit/operations/read-credit-of.ts',
    find: "status: { notIn: ['VOID', 'REFUNDED'] }",
    replace: "status: { notIn: ['REFUNDED'] }",
    tests: ['lib/catalog/credit/', 'lib/billing/invoices/', 'lib/workflows/account-credit'],
  },
  {
    name: 'the database lets a client use more credit than they have',
    file: 'prisma/migrations/20261127000000_first_schema/migration.sql',
    find: `        AND "status" NOT IN ('VOID', 'REFUNDED')
    ) < 0`,
    replace: `        AND "status" NOT IN ('VOID', 'REFUNDED')
    ) < -1000000`,
    tests: ['prisma/constraints', 'lib/workflows/credits'],
  },
]
