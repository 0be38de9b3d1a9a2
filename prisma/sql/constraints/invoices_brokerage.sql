-- A brokerage pays shares of bills. Only what it pays can be on terms, or collected on a statement.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_brokerage" CHECK (
  "brokerage_id" IS NULL OR ("share_of_id" IS NOT NULL AND "payer_name" IS NOT NULL)
);
