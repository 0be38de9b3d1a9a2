ALTER TABLE "invoices" ADD CONSTRAINT "invoices_statement" CHECK (
  "statement_id" IS NULL OR ("is_collected" AND "brokerage_id" IS NOT NULL)
);
