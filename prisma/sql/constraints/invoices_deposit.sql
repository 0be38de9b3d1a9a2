-- A deposit's own invoice is for nothing else.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_deposit" CHECK (
  "deposit_cents" <= 0 OR ("deposit_cents" = "amount_cents" AND "delivery_id" IS NULL AND "transfer_id" IS NULL)
);
