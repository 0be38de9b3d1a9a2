-- A bill that a brokerage pays in full leaves nothing to its agent, who doesn't get an invoice of 0.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_complimentary" CHECK (
  ("amount_cents" = 0) = ("paid_method" IS NOT NULL AND "paid_method" IN ('NO_CHARGE', 'DEPOSIT', 'SHARES', 'BROKERAGE'))
  AND ("amount_cents" > 0 OR "status" = 'COMPLETED' OR ("status" = 'REFUNDED' AND "paid_method" = 'DEPOSIT'))
  AND ("paid_method" IS DISTINCT FROM 'DEPOSIT' OR "deposit_cents" < 0)
  AND ("paid_method" IS NULL OR "paid_method" NOT IN ('SHARES', 'BROKERAGE') OR "bill_cents" IS NOT NULL)
);
