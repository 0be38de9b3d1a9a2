-- The tax is within what was sold, which is the amount without its deposit.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_values" CHECK (
  "amount_cents" BETWEEN 0 AND 99999999 AND "tax_cents" BETWEEN 0 AND "amount_cents" - "deposit_cents"
  AND "refunded_cents" BETWEEN 0 AND "amount_cents"
);
